import { Button, IconButton } from '@chakra-ui/react';
import { BookOpen, LockKeyhole } from 'lucide-react';
import type { Pinned } from '../reading/usePinned.ts';
import { tableText } from '../text/table.ts';

/** Pins the last read paper beside the lock, or removes it. */
export function ReadAgainKey({ isShown, toggle }: Pick<Pinned, 'isShown' | 'toggle'>) {
  return (
    <IconButton
      variant="outline"
      bg="bg.panel"
      borderRadius="full"
      color="fg"
      aria-label={tableText.readAgain}
      title={tableText.readAgain}
      aria-pressed={isShown}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      onClick={toggle}
    >
      <BookOpen />
    </IconButton>
  );
}

interface TurnToPaperProps extends Pick<Pinned, 'isShown' | 'toggle'> {
  /** Only the icon fits. */
  isShort: boolean;
}

/** Switches between lock and paper where only one fits; within the thumb's reach. */
export function TurnToPaper({ isShown, isShort, toggle }: TurnToPaperProps) {
  return (
    <Button
      variant="outline"
      flexShrink="0"
      borderRadius="full"
      bg="bg.panel"
      color="fg"
      aria-label={isShown ? tableText.backToLock : tableText.readAgain}
      onClick={toggle}
    >
      {isShown ? <LockKeyhole aria-hidden /> : <BookOpen aria-hidden />}
      {!isShort && <span>{isShown ? tableText.backToLock : tableText.readAgain}</span>}
    </Button>
  );
}
