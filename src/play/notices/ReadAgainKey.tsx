import { Button, IconButton } from '@chakra-ui/react';
import { BookOpen, LockKeyhole } from 'lucide-react';
import type { Pinned } from '../reading/usePinned.ts';
import { tableText } from '../text/table.ts';

/** Pins what was read before beside the lock, or takes it off. */
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

/** Where there is no place for both: one tap from the lock to the paper, one back, with the thumb. */
export function TurnToPaper({ isShown, toggle }: Pick<Pinned, 'isShown' | 'toggle'>) {
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
      <span>{isShown ? tableText.backToLock : tableText.readAgain}</span>
    </Button>
  );
}
