import { type ChangeEvent, useState } from 'react';
import type { Command, EditRefusal } from '../../../core/edit/command.ts';
import { NumberField } from '../../shared/form/NumberField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import { refusalText } from '../text/editorMessages.ts';
import { useGesture } from './useGesture.ts';

interface RoomNumberFieldProps {
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
 * A refusal, and the number that the room had then. Once the room has another number, for example by an undo, the
 * field shows that one again.
 */
interface Refused {
  refusal: EditRefusal;
  at: number;
}

/**
 * A number of the room. While the typed number is invalid, the field keeps it and the room keeps the last
 * valid one.
 */
export function RoomNumberField({ value, toCommand, ...field }: RoomNumberFieldProps) {
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
    <NumberField
      {...field}
      size="sm"
      value={(isPast ? null : typed) ?? String(Math.round(value * 10) / 10)}
      error={refusal && refusalText(refusal)}
      onFocus={gesture.begin}
      onChange={change}
      onBlur={leave}
    />
  );
}
