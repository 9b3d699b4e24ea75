import { Stack } from '@chakra-ui/react';
import type { FocusEvent, ReactNode } from 'react';
import type { Command } from '../../../core/edit/command.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { fieldName } from '../store/document/longTexts.ts';
import { RoomTextField } from './RoomTextField.tsx';

interface TextListFieldProps {
  texts: readonly string[];
  /** Maximum number of texts, and of characters in each. */
  limit: number;
  textLimit: number;
  /** Label of the text at an index counted from 1. */
  labelAt: (place: number) => string;
  placeholderAt?: (place: number) => string | undefined;
  /** Returns a note about a text, shown below its field. */
  markOf?: (text: string) => ReactNode;
  toCommand: (texts: readonly string[]) => Command;
}

/** A list of texts with an empty field for one more. Empty ones are removed when the list loses the focus. */
export function TextListField(props: TextListFieldProps) {
  const { texts, limit, textLimit, labelAt, placeholderAt, markOf, toCommand } = props;
  const { attempt } = useEditorActions();
  const { store } = useEditorSession();
  const shown = texts.length < limit ? [...texts, ''] : texts;

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    const filled = texts.filter((text) => text.trim() !== '');
    const isLeft = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
    // A text over its limit is identified by its index, which must not change until it fits.
    const { longTexts } = store.getState();
    const isLong = shown.some((_, place) => longTexts[fieldName(toCommand([]), place)]);
    if (isLeft && !isLong && filled.length < texts.length) attempt(toCommand(filled));
  }
  return (
    <Stack gap="3" onBlur={leave}>
      {shown.map((text, place) => {
        const placeholder = placeholderAt?.(place + 1);
        return (
          <RoomTextField
            // biome-ignore lint/suspicious/noArrayIndexKey: only the index identifies a text.
            key={place}
            label={labelAt(place + 1)}
            value={text}
            place={place}
            limit={textLimit}
            isCounterQuiet
            mark={markOf?.(text)}
            {...(placeholder !== undefined && { placeholder })}
            toCommand={(changed) => toCommand(shown.with(place, changed).slice(0, texts.length + 1))}
          />
        );
      })}
    </Stack>
  );
}
