import { Input, type InputProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { joinText } from '../text/join.ts';
import { readTyped } from './readTyped.ts';

interface CodeInputProps extends Pick<InputProps, 'size' | 'autoFocus'> {
  value: string;
  onChange: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field for the six characters of a code. Letters become capital; spaces and dashes are removed. */
export function CodeInput({ onChange, ...input }: CodeInputProps) {
  return (
    <Input
      placeholder={joinText.signs}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      fontWeight="700"
      letterSpacing="0.12em"
      _placeholder={{ fontWeight: '400' }}
      {...input}
      onChange={({ target }) => {
        const { value, selectionStart } = target;
        const code = readTyped(value);
        if (code !== value) {
          const caret = readTyped(value.slice(0, selectionStart ?? value.length)).length;
          // Set by React afterwards, it would send the caret to the end.
          target.value = code;
          target.setSelectionRange(caret, caret);
        }
        onChange(code);
      }}
    />
  );
}
