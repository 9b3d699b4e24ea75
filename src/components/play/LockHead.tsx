import { Flex, Heading, IconButton, Spacer } from '@chakra-ui/react';
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
      {/* A plate like the keys beside it: words of the room lie below. */}
      <Heading as="h2" id={id} size="md" overflowWrap="anywhere" minWidth="0" css={PLATE}>
        {title}
      </Heading>
      <Spacer />
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

const PLATE = {
  paddingInline: '4',
  paddingBlock: '1.5',
  borderRadius: '1.375rem',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.panel',
  color: 'accent.fg',
} as const;
