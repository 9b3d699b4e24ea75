import { Input, type InputProps, Text } from '@chakra-ui/react';
import { FieldFrame } from './FieldFrame.tsx';

interface NumberFieldProps extends InputProps {
  label: string;
  unit?: string;
  error?: string | null;
  help?: string | undefined;
}

/** A number, with its unit beside the label. */
export function NumberField({ label, unit, error = null, help, ...input }: NumberFieldProps) {
  return (
    <FieldFrame
      label={
        <>
          {label}
          {unit && (
            <Text as="span" ms="0.5" color="fg.subtle" fontWeight="400">
              {unit}
            </Text>
          )}
        </>
      }
      error={error}
      help={error ? undefined : help}
      isDense
    >
      <Input type="number" inputMode="decimal" fontVariantNumeric="tabular-nums" {...input} />
    </FieldFrame>
  );
}
