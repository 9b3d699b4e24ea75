import { Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from '../../../components/ModalDialog.tsx';

interface EditorDialogProps {
  title: string;
  /** As CSS has it; that of a question otherwise. */
  width?: string;
  /** Called on Escape too. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the first choice last. */
  actions: ReactNode;
}

/** A question or an answer over the editor. */
export function EditorDialog({ title, width, onClose, children, actions }: EditorDialogProps) {
  const titleId = useId();
  return (
    <ModalDialog
      labelledBy={titleId}
      onClose={onClose}
      maxHeight="calc(100dvh - 2rem)"
      {...(width !== undefined && { width })}
    >
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
