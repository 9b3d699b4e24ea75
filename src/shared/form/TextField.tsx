import { Input, type InputProps, Textarea } from '@chakra-ui/react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { tooLongError } from './tooLong.ts';

export interface TextFieldProps
  extends Pick<InputProps, 'name' | 'onBlur' | 'onFocus'>,
    Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'size'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters. A longer text stays in the field with an error, and its form cannot be sent. */
  limit?: number;
  error?: string | undefined;
  help?: string;
  isRequired?: boolean;
  /** Shown at the end of the input. */
  end?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, onChange, limit, error, help, isRequired = false, end, ...input } = props;
  const long = limit === undefined ? null : tooLongError(input.value, limit);
  const shown = long ?? error;
  return (
    <FieldFrame
      label={label}
      error={shown}
      isAlert={long !== null}
      help={shown ? undefined : help}
      required={isRequired}
    >
      <Input
        ref={(element) => element?.setCustomValidity(long ?? '')}
        pe={end ? '12' : undefined}
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
      {end}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'help'> {
  limit: number;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
}

/** A text of several lines. */
export function TextAreaField({ label, value, onChange, limit, help, onKeyDown }: TextAreaFieldProps) {
  const long = tooLongError(value, limit);
  return (
    <FieldFrame label={label} error={long} isAlert help={long ? undefined : help}>
      <Textarea
        rows={3}
        resize="vertical"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </FieldFrame>
  );
}
