import { Field, Input, Text } from '@chakra-ui/react';
import { type ChangeEvent, useState } from 'react';
import type { Command, EditRefusal } from '../../../../core/edit/command.ts';
import { refusalText } from '../../../text/editorMessages.ts';
import { useEditorActions } from '../session/editorContext.ts';
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

/** A number of the room; while it makes no sense, the room keeps the last one that did. */
export function NumberField({ label, value, unit, min, max, step, toCommand, help }: NumberFieldProps) {
  const { attempt } = useEditorActions();
  const gesture = useGesture();
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<EditRefusal | null>(null);

  function change(event: ChangeEvent<HTMLInputElement>): void {
    setTyped(event.target.value);
    const { valueAsNumber } = event.target;
    setRefusal(Number.isFinite(valueAsNumber) ? attempt(toCommand(valueAsNumber), gesture.current()) : null);
  }
  function leave(): void {
    setTyped(null);
    setRefusal(null);
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
        value={typed ?? String(Math.round(value * 10) / 10)}
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
