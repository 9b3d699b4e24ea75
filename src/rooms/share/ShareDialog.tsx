import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { roomPageText } from '../text/roomPage.ts';

interface ShareDialogProps {
  title: string;
  text?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for one way of sharing. */
export function ShareDialog({ title, text, onClose, children }: ShareDialogProps) {
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose} closesBeside>
      <Heading as="h2" id={titleId} size="xl" mb="3">
        {title}
      </Heading>
      {text && (
        <Text color="fg.muted" mb="5">
          {text}
        </Text>
      )}
      {children}
      <Flex justify="flex-end" mt="6">
        <Button variant="outline" onClick={onClose}>
          {roomPageText.share.close}
        </Button>
      </Flex>
    </ModalDialog>
  );
}
