import { useState } from 'react';
import type { Command, EditRefusal } from '../../../core/edit/command.ts';
import { lengthWithoutEscapes } from '../../../core/lock/signs/signedText.ts';
import { LIMITED_FIELDS } from '../../../core/solve/findings/finding.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { fieldName, type LongText, ownerOfField } from '../store/document/longTexts.ts';
import { refusalText, tooLongText } from '../text/editorMessages.ts';
import { useGesture } from './useGesture.ts';

interface RoomTextOptions {
  /** The room's value. */
  value: string;
  toCommand: (text: string) => Command;
  /** The index of the text, if it is one of several. */
  place?: number;
}

/**
 * Binds a text of the room to its field. A text over its limit stays in the field, whatever else is clicked,
 * until it fits or is discarded; the room keeps the previous one.
 */
export function useRoomText({ value, toCommand, place }: RoomTextOptions) {
  const { attempt, holdText } = useEditorActions();
  const gesture = useGesture();
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<EditRefusal | null>(null);
  const field = fieldName(toCommand(''), place);
  const long = useEditor(({ longTexts }) => longTexts[field]);

  function change(text: string): void {
    const command = toCommand(text);
    const refused = attempt(command, gesture.current());
    const tooLong = toLongText(command, text, refused);
    holdText(field, tooLong);
    setTyped(tooLong ? null : text);
    setRefusal(tooLong ? null : refused);
  }
  function leave(): void {
    if (!refusal) setTyped(null);
  }
  const fault = long ? tooLongText(long) : refusal && refusalText(refusal);
  return {
    text: long?.text ?? typed ?? value,
    isLong: long !== undefined,
    fault,
    begin: gesture.begin,
    change,
    leave,
    giveUp: () => holdText(field, null),
  };
}

/** Converts a refusal for length to a long text; null for other refusals. */
export function toLongText(command: Command, text: string, refusal: EditRefusal | null): LongText | null {
  if (refusal?.type !== 'tooLong') return null;
  const field = LIMITED_FIELDS.find((each) => each === refusal.field);
  if (!field) return null;
  const { limit } = refusal;
  // A backslash in an answer is a character like any other.
  const length = field === 'password' ? text.length : lengthWithoutEscapes(text);
  return { text, field, limit, over: length - limit, ...ownerOfField(command) };
}
