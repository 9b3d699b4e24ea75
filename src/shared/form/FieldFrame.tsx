import { Field, type FieldRootProps, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FieldFrameProps extends Omit<FieldRootProps, 'invalid'> {
  label: ReactNode;
  /** At the end of the label's line. */
  counter?: ReactNode;
  error?: string | null | undefined;
  /** Whether screen readers announce the error, as for one that appears while typing. */
  isAlert?: boolean;
  /** Between the error and the help. */
  further?: ReactNode;
  help?: string | undefined;
  /** Whether the help text is smaller, as in panels. */
  isDense?: boolean;
}

/** The frame of every form field: label, control, error and help, connected for screen readers. */
export function FieldFrame({ label, counter, children, error, isAlert, further, ...rest }: FieldFrameProps) {
  const { help, isDense, ...root } = rest;
  const name = <Field.Label>{label}</Field.Label>;
  return (
    <Field.Root invalid={Boolean(error)} {...root}>
      {counter === undefined ? (
        name
      ) : (
        <Flex w="full" gap="3" justify="space-between" align="baseline">
          {name}
          {counter}
        </Flex>
      )}
      {children}
      <Field.ErrorText role={isAlert ? 'alert' : undefined}>{error}</Field.ErrorText>
      {further}
      {help && <Field.HelperText textStyle={isDense ? 'xs' : undefined}>{help}</Field.HelperText>}
    </Field.Root>
  );
}
