import { chakra, Flex, Heading, useRecipe } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface EditorDialogProps {
  title: string;
  /** Called on Escape too. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons, the first choice last. */
  actions: ReactNode;
}

/** A question or an answer over the editor, by the browser's own modal dialog. */
export function EditorDialog({ title, onClose, children, actions }: EditorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRecipe({ key: 'panel' });
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      css={panel({ variant: 'modal' })}
      p={{ base: '5', md: '7' }}
      w="min(32rem, calc(100vw - 2rem))"
      maxH="calc(100dvh - 2rem)"
      overflowY="auto"
    >
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {title}
      </Heading>
      {children}
      <Flex gap="3" mt="6" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', md: 'row' }}>
        {actions}
      </Flex>
    </chakra.dialog>
  );
}
