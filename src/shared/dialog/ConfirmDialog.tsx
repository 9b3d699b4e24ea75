import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { Plate } from '../kit/Plate.tsx';
import { appText } from '../text/app.ts';
import { ModalDialog } from './ModalDialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether the action can be undone; the dialog then does not warn. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone, or that others will see. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel = appText.cancel,
    isHarmless = false,
    onConfirm,
    onCancel,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  return (
    <ModalDialog
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      // The harmless button has the focus: a hasty Enter does no damage.
      initialFocus={cancel}
      onClose={onCancel}
      width="min(28rem, var(--window-width) - 2rem)"
    >
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {title}
      </Heading>
      <Text id={textId} color="fg.muted" mb="6">
        {text}
      </Text>
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button ref={cancel} variant="ghost" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Plate material={isHarmless ? 'brass' : 'wine'} onClick={onConfirm}>
          {confirmLabel}
        </Plate>
      </Flex>
    </ModalDialog>
  );
}
