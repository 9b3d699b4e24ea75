import { chakra, Grid } from '@chakra-ui/react';
import type { BackgroundChanges } from '../../../core/catalogue/managedEntry.ts';
import type { BackgroundEntry } from '../../../core/catalogue/model.ts';
import { UPLOAD_LIMITS } from '../../../core/catalogue/upload.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { catalogueText } from '../text/catalogue.ts';
import { KeyRows } from './KeyRows.tsx';

interface BackgroundFieldsProps {
  entry: BackgroundEntry;
  onChange: (changes: BackgroundChanges) => void;
}

/** Fields of backgrounds only: theme and moods. */
export function BackgroundFields({ entry, onChange }: BackgroundFieldsProps) {
  const { fields } = catalogueText;
  return (
    <>
      <TextField
        label={fields.theme}
        value={entry.theme}
        limit={UPLOAD_LIMITS.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <KeyRows
        title={fields.moods}
        map={entry.moods}
        order={entry.moodOrder}
        onChange={(moods, moodOrder) => onChange({ moods, moodOrder })}
      >
        {(mood, set) => (
          <Grid templateColumns="1fr auto" gap="3" alignItems="end">
            <TextField
              label={fields.picture}
              value={mood.uri}
              limit={300}
              onChange={(uri) => set({ ...mood, uri })}
            />
            <chakra.label textStyle="sm" fontWeight="600" display="grid" gap="1.5">
              {fields.ambient}
              <chakra.input
                type="color"
                height="11"
                width="4rem"
                value={mood.ambient}
                onChange={(event) => set({ ...mood, ambient: event.target.value })}
              />
            </chakra.label>
          </Grid>
        )}
      </KeyRows>
    </>
  );
}
