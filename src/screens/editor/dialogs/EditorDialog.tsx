import { Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from '../../../components/ModalDialog.tsx';

interface EditorDialogProps {
  title: string;
  /** For things to be worked with, which a question is not: as wide as there is room. */
  isWide?: boolean;
  /** Called on Escape too. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the first choice last. */
  actions: ReactNode;
}

const WIDE = {
  width: { base: '100vw', md: 'min(60rem, 100vw - 0.75rem)' },
  padding: { base: '3', md: '7' },
  // Browsers leave more beside a dialog.
  css: { maxWidth: 'none' },
} as const;

/** A question or an answer over the editor. */
export function EditorDialog({ title, isWide = false, onClose, children, actions }: EditorDialogProps) {
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} maxHeight="calc(100dvh - 2rem)" {...(isWide && WIDE)}>
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {title}
      </Heading>
      {children}
      <Flex gap="3" mt="6" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', md: 'row' }}>
        {actions}
      </Flex>
    </ModalDialog>
  );
}
