import { Button, chakra, Grid } from '@chakra-ui/react';
import type { ItemChanges } from '../../../core/catalogue/managedEntry.ts';
import { ANCHORS, type CatalogueEntry, type HitBox, ITEM_TAGS } from '../../../core/catalogue/model.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { ToggleField } from '../../shared/form/ToggleField.tsx';
import { libraryText } from '../../shared/text/library.ts';
import { catalogueText } from '../text/catalogue.ts';
import { reviewsText } from '../text/reviews.ts';
import { EntryNumberField } from './EntryNumberField.tsx';
import { KeyRows } from './KeyRows.tsx';

interface ItemFieldsProps {
  entry: CatalogueEntry;
  onChange: (changes: ItemChanges) => void;
}

/** Fields of items only: group, sizes, abilities, colours. */
export function ItemFields({ entry, onChange }: ItemFieldsProps) {
  const { fields } = catalogueText;
  const { min, max } = LIMITS.width;
  const { defaultPosition: at, hitBox } = entry;
  return (
    <>
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="4" alignItems="end">
        <ChoiceField
          size="md"
          label={fields.tag}
          value={entry.tag}
          choices={ITEM_TAGS.map((value) => ({ value, label: libraryText.tags[value] }))}
          onChoose={(tag) => onChange({ tag })}
        />
        <ChoiceField
          size="md"
          label={fields.anchor}
          value={entry.anchor}
          choices={ANCHORS.map((value) => ({ value, label: reviewsText.anchors[value] }))}
          onChoose={(anchor) => onChange({ anchor })}
        />
        <EntryNumberField
          label={fields.width}
          value={entry.width}
          min={min}
          max={max}
          onChange={(width) => onChange({ width })}
        />
        <EntryNumberField
          label={fields.aspect}
          value={entry.aspect}
          min={0.01}
          max={100}
          onChange={(aspect) => onChange({ aspect })}
        />
        {(['x', 'y'] as const).map((axis) => (
          <EntryNumberField
            key={axis}
            label={fields.position[axis]}
            value={at[axis]}
            onChange={(value) => onChange({ defaultPosition: { ...at, [axis]: value } })}
          />
        ))}
        {(['x', 'y', 'width', 'height'] as const).map((side) => (
          <EntryNumberField
            key={side}
            label={fields.hitBox[side]}
            value={hitBox[side]}
            min={0}
            max={100}
            onChange={(value) => onChange({ hitBox: { ...hitBox, [side]: value } })}
          />
        ))}
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8">
        <ToggleField
          minHeight="11"
          label={fields.isContainer}
          isOn={entry.isContainer}
          onToggle={(isContainer) => onChange({ isContainer })}
        />
        <ToggleField
          minHeight="11"
          label={fields.isLockable}
          isOn={entry.isLockable}
          onToggle={(isLockable) => onChange({ isLockable })}
        />
      </Grid>
      {entry.isContainer && <HoldsFields holds={entry.holds} onChange={(holds) => onChange({ holds })} />}
      <KeyRows
        title={fields.colors}
        map={entry.variants}
        order={entry.colorOrder}
        onChange={(variants, colorOrder) => onChange({ variants, colorOrder })}
      >
        {(variant, set) => (
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
            {(['default', 'opened'] as const).map((state) => (
              <TextField
                key={state}
                label={reviewsText.states[state]}
                value={variant[state]}
                limit={300}
                onChange={(uri) => set({ ...variant, [state]: uri })}
              />
            ))}
          </Grid>
        )}
      </KeyRows>
    </>
  );
}

/** The default area: the middle. */
const MIDDLE: HitBox = { x: 20, y: 20, width: 60, height: 60 };

interface HoldsFieldsProps {
  holds: HitBox | undefined;
  onChange: (holds: HitBox) => void;
}

/** The area of a container's picture in which found things appear. */
function HoldsFields({ holds, onChange }: HoldsFieldsProps) {
  const { fields } = catalogueText;
  if (!holds)
    return (
      <Button variant="outline" justifySelf="start" onClick={() => onChange(MIDDLE)}>
        {fields.sayHolds}
      </Button>
    );
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="sm" fontWeight="650" mb="2">
        {fields.showsHeld}
      </chakra.legend>
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="4" alignItems="end">
        {(['x', 'y', 'width', 'height'] as const).map((side) => (
          <EntryNumberField
            key={side}
            label={fields.holds[side]}
            value={holds[side]}
            min={0}
            max={100}
            onChange={(value) => onChange({ ...holds, [side]: value })}
          />
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
