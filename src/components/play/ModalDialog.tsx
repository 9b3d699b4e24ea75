import { chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { gameplayText } from '../../text/gameplay.ts';

interface ModalDialogProps {
  label: string;
  /** `paper` for what is read as a letter, `panel` for the rest. */
  tone: 'paper' | 'panel';
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps focus, closes on Escape and lies over everything, at no cost in bytes. */
export function ModalDialog({ label, tone, onClose, children }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Without it, React's unmount would leave the page behind inert in browsers that still hold the modal.
    return () => dialog?.close();
  }, []);

  const isPaper = tone === 'paper';
  return (
    <chakra.dialog
      ref={ref}
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      margin="auto"
      padding="0"
      width="min(30rem, 92vw)"
      maxHeight="86dvh"
      overflow="auto"
      borderRadius="lg"
      borderWidth="1px"
      borderColor={isPaper ? 'ivory.300' : 'border'}
      bg={isPaper ? 'bg.paper' : 'bg.panel'}
      color={isPaper ? 'fg.onPaper' : 'fg'}
      boxShadow="lifted"
      css={{ '&::backdrop': { background: 'rgb(6 8 18 / 0.66)' } }}
    >
      <chakra.div padding={{ base: '5', md: '7' }} position="relative">
        <IconButton
          aria-label={gameplayText.close}
          variant="ghost"
          size="sm"
          position="absolute"
          top="2"
          insetEnd="2"
          color="inherit"
          onClick={onClose}
        >
          <X />
        </IconButton>
        {children}
      </chakra.div>
    </chakra.dialog>
  );
}
