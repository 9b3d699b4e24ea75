import { Grid } from '@chakra-ui/react';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { LAST_PLACE } from '../../../core/catalogue/model.ts';
import { UPLOAD_LIMITS } from '../../../core/catalogue/upload.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { ToggleField } from '../../shared/form/ToggleField.tsx';
import { catalogueText } from '../text/catalogue.ts';
import { CollectionField } from './CollectionField.tsx';
import { EntryNumberField } from './EntryNumberField.tsx';

interface SharedFieldsProps {
  draft: ManagedEntry;
  onChange: (draft: ManagedEntry) => void;
}

/** Fields common to items and backgrounds: name, pack, position, and whether the editor offers it. */
export function SharedFields({ draft, onChange }: SharedFieldsProps) {
  const { fields } = catalogueText;
  const { name, collection, order, is_active } = draft.entry;
  function change(
    changes: Partial<Pick<ManagedEntry['entry'], 'name' | 'collection' | 'order' | 'is_active'>>,
  ) {
    if (draft.kind === 'item') onChange({ ...draft, entry: { ...draft.entry, ...changes } });
    else onChange({ ...draft, entry: { ...draft.entry, ...changes } });
  }
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <TextField
        label={fields.name}
        value={name}
        limit={UPLOAD_LIMITS.name}
        onChange={(value) => change({ name: value })}
      />
      <CollectionField value={collection} onChange={(value) => change({ collection: value })} />
      <EntryNumberField
        label={fields.order}
        value={order}
        min={0}
        max={LAST_PLACE}
        onChange={(value) => change({ order: value })}
      />
      <ToggleField
        minHeight="11"
        label={fields.is_active}
        isOn={is_active}
        onToggle={(value) => change({ is_active: value })}
      />
    </Grid>
  );
}
