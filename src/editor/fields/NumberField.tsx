import { Field, Input, Text } from '@chakra-ui/react';
import { type ChangeEvent, useState } from 'react';
import type { Command, EditRefusal } from '../../../core/edit/command.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { refusalText } from '../text/editorMessages.ts';
import { useGesture } from './useGesture.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  unit: string;
  min: number;
  max: number;
  step: number;
  toCommand: (value: number) => Command;
  help?: string;
}

/**
 * A refused number with the room's number at that time; once the room's changes, as by an undo, it is shown
 * again.
 */
interface Refused {
  refusal: EditRefusal;
  at: number;
}

/**
 * A number of the room. While the typed number is invalid, the field keeps it and the room keeps the last
 * valid one.
 */
export function NumberField({ label, value, unit, min, max, step, toCommand, help }: NumberFieldProps) {
  const { attempt } = useEditorActions();
  const gesture = useGesture();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isPast = refused !== null && refused.at !== value;
  const refusal = isPast ? null : (refused?.refusal ?? null);

  function change(event: ChangeEvent<HTMLInputElement>): void {
    setTyped(event.target.value);
    const { valueAsNumber } = event.target;
    const isNumber = Number.isFinite(valueAsNumber);
    const refusal = isNumber ? attempt(toCommand(valueAsNumber), gesture.current()) : null;
    setRefused(refusal && { refusal, at: value });
  }
  /**
   * Leaves a refused number in the field with its limits; resetting it would look as if it had been accepted.
   */
  function leave(): void {
    if (refusal) return;
    setTyped(null);
    setRefused(null);
  }
  return (
    <Field.Root invalid={refusal !== null} gap="1.5">
      <Field.Label textStyle="sm" gap="1.5">
        {label}
        <Text as="span" color="fg.subtle" fontWeight="400">
          {unit}
        </Text>
      </Field.Label>
      <Input
        type="number"
        size="sm"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={(isPast ? null : typed) ?? String(Math.round(value * 10) / 10)}
        fontVariantNumeric="tabular-nums"
        onFocus={gesture.begin}
        onChange={change}
        onBlur={leave}
      />
      {refusal && <Field.ErrorText>{refusalText(refusal)}</Field.ErrorText>}
      {help && !refusal && (
        <Field.HelperText mt="0" textStyle="xs">
          {help}
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
