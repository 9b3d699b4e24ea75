import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { inventoryText } from '../text/inventory.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  /** Null if nothing can be kept. */
  onKeep: (() => void) | null;
}

/** Asks what happens to unsent works: keep them in this browser, or discard them. */
export function LeaveDialog({ onStay, onDiscard, onKeep }: LeaveDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const { leave: words, keepForLater } = inventoryText.bench;
  return (
    <ModalDialog
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      // A hasty Enter must not discard anything.
      initialFocus={harmless}
      onClose={onStay}
      width="min(32rem, 100vw - 2rem)"
    >
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {words.title}
      </Heading>
      <Text id={textId} color="fg.muted" mb="6">
        {onKeep ? words.text : words.textOfChange}
      </Text>
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button ref={onKeep ? undefined : harmless} variant="ghost" onClick={onStay}>
          {words.stay}
        </Button>
        <Plate material="wine" onClick={onDiscard}>
          {words.discard}
        </Plate>
        {onKeep && (
          <Button ref={harmless} onClick={onKeep}>
            {keepForLater}
          </Button>
        )}
      </Flex>
    </ModalDialog>
  );
}
