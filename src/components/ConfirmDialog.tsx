import { Button, chakra, Flex, Heading, Text, useRecipe } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { appText } from '../text/app.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The browser's own modal dialog traps the focus and closes on Escape. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel = appText.cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRecipe({ key: 'panel' });
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <chakra.dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      css={panel({ variant: 'modal' })}
      p={{ base: '5', md: '7' }}
      w="min(28rem, calc(100vw - 2rem))"
    >
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {title}
      </Heading>
      <Text id={textId} color="fg.muted" mb="6">
        {text}
      </Text>
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        {/* The harmless answer has the focus: an Enter pressed too quickly destroys nothing. */}
        <Button variant="outline" autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button colorPalette="red" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Flex>
    </chakra.dialog>
  );
}
