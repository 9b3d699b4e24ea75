import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../shared/form/TextField.tsx';
import { accountText } from '../text/account.ts';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'inputMode'>;

/** A password field that can show its content. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { showPassword, hidePassword } = accountText.fields;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          aria-label={isShown ? hidePassword : showPassword}
          variant="ghost"
          size="md"
          color="fg.muted"
          position="absolute"
          top="26px"
          insetEnd="0"
          zIndex="1"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  );
}
