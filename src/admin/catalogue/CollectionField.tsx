import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { BASIC_COLLECTION, PACK_IDS } from '../../../core/account/products.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { catalogueText } from '../text/catalogue.ts';
import { collectionName } from './collectionName.ts';
import { toKeyName } from './toKeyName.ts';

interface CollectionFieldProps {
  value: string;
  onChange: (collection: string) => void;
}

/** The option for a new collection; no collection can have this name. */
const NEW = '+';

/** An entry's collection: an existing one, or a new one by name. */
export function CollectionField({ value, onChange }: CollectionFieldProps) {
  const [known] = useState(() => [...new Set([BASIC_COLLECTION, ...PACK_IDS, value])]);
  const [isNew, setNew] = useState(false);
  const { fields } = catalogueText;
  function choose(chosen: string) {
    setNew(chosen === NEW);
    onChange(chosen === NEW ? '' : chosen);
  }
  return (
    <Stack gap="2">
      <ChoiceField
        size="md"
        label={fields.collection}
        value={isNew ? NEW : value}
        choices={[
          ...known.map((each) => ({ value: each, label: collectionName(each) })),
          { value: NEW, label: fields.newCollection },
        ]}
        onChoose={choose}
      />
      {isNew && (
        <TextField
          label={fields.collectionName}
          value={value}
          limit={40}
          isRequired
          onChange={(typed) => onChange(toKeyName(typed))}
        />
      )}
    </Stack>
  );
}
