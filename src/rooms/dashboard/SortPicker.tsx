import { SORT_FIELDS, type SortField } from '../../../core/calls/room/summary.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { dashboardText } from '../text/dashboard.ts';

interface SortPickerProps {
  value: SortField;
  onChange: (sortBy: SortField) => void;
}

/** The three sort orders (SPEC §2). */
export function SortPicker({ value, onChange }: SortPickerProps) {
  return (
    <SegmentedControl
      label={dashboardText.sortLabel}
      value={value}
      choices={SORT_FIELDS.map((field) => ({ value: field, label: dashboardText.sort[field] }))}
      onChoose={onChange}
    />
  );
}
