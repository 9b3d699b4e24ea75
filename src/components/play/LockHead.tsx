import { Flex, Heading, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { tableText } from '../../text/table.ts';
import { SoundKey } from '../sound/SoundKey.tsx';

interface LockHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

/** What the lock belongs to, and the way to put it down. */
export function LockHead({ id, title, onClose }: LockHeadProps) {
  return (
    <Flex align="center" gap="2" minHeight="11" marginBottom="2">
      <Heading
        as="h2"
        id={id}
        size="md"
        flex="1"
        color="accent.fg"
        overflowWrap="anywhere"
        textShadow="0 1px 6px #000"
      >
        {title}
      </Heading>
      <SoundKey />
      <IconButton
        aria-label={tableText.close}
        variant="outline"
        bg="bg.panel"
        borderRadius="full"
        onClick={onClose}
      >
        <X />
      </IconButton>
    </Flex>
  );
}
