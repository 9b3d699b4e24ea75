import { Button } from '@chakra-ui/react';
import type { Sign } from '../../../../core/lock/signs.ts';
import { signName } from '../../../text/faceEditor.ts';
import { SignIcon } from './SignIcon.tsx';

interface SignButtonProps {
  sign: Sign;
  onPress: () => void;
}

/** One sign to be pressed, drawn and named. */
export function SignButton({ sign, onPress }: SignButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      h="auto"
      minH="11"
      minW="0"
      px="1"
      py="1.5"
      flexDirection="column"
      gap="1"
      fontSize="xs"
      lineHeight="1.1"
      whiteSpace="normal"
      onClick={onPress}
    >
      <SignIcon sign={sign} />
      {signName(sign)}
    </Button>
  );
}
