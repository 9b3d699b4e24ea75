import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { SORT_FIELDS, type SortField } from '../../../core/calls/summary.ts';
import { dashboardText } from '../../text/dashboard.ts';

interface SortPickerProps {
  value: SortField;
  onChange: (sortBy: SortField) => void;
}

/** The three orders (SPEC §2) as radio buttons in a row. */
export function SortPicker({ value, onChange }: SortPickerProps) {
  return (
    <chakra.fieldset
      display="flex"
      p="1"
      gap="1"
      bg="bg.inset"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="inset"
    >
      <VisuallyHidden asChild>
        <legend>{dashboardText.sortLabel}</legend>
      </VisuallyHidden>
      {SORT_FIELDS.map((sortBy) => (
        <SortOption
          key={sortBy}
          sortBy={sortBy}
          isChosen={sortBy === value}
          onChoose={() => onChange(sortBy)}
        />
      ))}
    </chakra.fieldset>
  );
}

interface SortOptionProps {
  sortBy: SortField;
  isChosen: boolean;
  onChoose: () => void;
}

function SortOption({ sortBy, isChosen, onChoose }: SortOptionProps) {
  return (
    <chakra.label
      flex="1"
      display="flex"
      alignItems="center"
      justifyContent="center"
      minH={{ base: '11', md: '9' }}
      px={{ base: '2', sm: '4' }}
      borderRadius="sm"
      cursor="pointer"
      textStyle="sm"
      fontWeight="600"
      whiteSpace="nowrap"
      transition="background-color 140ms, color 140ms"
      bg={isChosen ? 'bg.emphasized' : 'transparent'}
      color={isChosen ? 'brass.100' : 'fg.muted'}
      boxShadow={isChosen ? 'sm' : 'none'}
      _hover={{ color: 'fg' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.focus}' } }}
    >
      <VisuallyHidden asChild>
        <input type="radio" name="sortBy" value={sortBy} checked={isChosen} onChange={onChoose} />
      </VisuallyHidden>
      {dashboardText.sort[sortBy]}
    </chakra.label>
  );
}
