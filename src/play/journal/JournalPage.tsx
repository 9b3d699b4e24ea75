import { Button, chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Enlargeable } from '../reading/Enlargeable.tsx';
import { playSound } from '../sound/playSound.ts';
import { tableText } from '../text/table.ts';
import { JournalWords } from './JournalWords.tsx';
import type { JournalThing } from './journalThings.ts';

interface JournalPageProps {
  thing: JournalThing;
  /** Returns to the list where it is not shown beside the page. */
  onBack: () => void;
}

/** Turns over the spine, from shade into light; readable all the time. */
const turned = keyframes({
  '0%': { transform: 'perspective(1600px) rotateY(-64deg)', filter: 'brightness(0.55)' },
  '100%': { transform: 'perspective(1600px) rotateY(0deg)', filter: 'brightness(1)' },
});
const TURNED = {
  transformOrigin: '0 50%',
  animation: `${turned} 460ms cubic-bezier(0.25, 0.7, 0.3, 1) backwards`,
};

/** All that the journal holds of a thing, on a page of its own. */
export function JournalPage({ thing, onBack }: JournalPageProps) {
  useEffect(() => playSound('page'), []);
  return (
    // Focusable, so that a long page scrolls by keyboard.
    <chakra.article tabIndex={0} aria-label={thing.label} padding={{ base: '4', md: '7' }} css={TURNED}>
      <Button variant="ghost" hideFrom="md" marginBottom="2" color="inherit" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {tableText.journalBack}
      </Button>
      <Enlargeable>
        {thing.entries.map(({ entry, place }, before) => (
          <Part key={place}>
            <JournalWords entry={entry} isSmall={before > 0} />
          </Part>
        ))}
      </Enlargeable>
    </chakra.article>
  );
}

const Part = chakra('section', {
  base: {
    '& + &': { marginTop: '6', paddingTop: '5', borderTopWidth: '1px', borderColor: 'border' },
  },
});
