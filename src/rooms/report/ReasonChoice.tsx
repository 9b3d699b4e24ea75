import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReportReason } from '../../../core/report/report.ts';
import { reportText } from '../text/report.ts';

interface ReasonChoiceProps {
  reasons: readonly ReportReason[];
  value: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
}

/** One of the reasons: real radio buttons, each as high as a finger. */
export function ReasonChoice({ reasons, value, onChoose }: ReasonChoiceProps) {
  const name = useId();
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="650" textStyle="sm" marginBottom="1">
        {reportText.dialog.reason}
      </chakra.legend>
      {reasons.map((reason) => (
        <chakra.label key={reason} display="flex" gap="3" alignItems="center" minHeight="11" cursor="pointer">
          <chakra.input
            type="radio"
            name={name}
            boxSize="5"
            flexShrink="0"
            accentColor="{colors.accent}"
            checked={reason === value}
            onChange={() => onChoose(reason)}
          />
          {reportText.reasons[reason]}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
