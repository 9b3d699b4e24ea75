import { chakra } from '@chakra-ui/react';
import { Paper } from '../../shared/kit/Paper.tsx';
import { LETTER_FONT } from '../reading/letterFont.ts';
import { LazySignedText } from '../signs/LazySignedText.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { endText } from '../text/ending.ts';

/** The creator's ending, to read again (O6). */
export function EndingAgain() {
  const language = useRoomLanguage();
  const ending = useGameplay((s) => s.ending);
  if (ending === null) return null;
  return (
    <Folded>
      <summary>{endText.endingAgain}</summary>
      <Paper
        {...language}
        marginTop="4"
        marginX="auto"
        maxWidth="34rem"
        textAlign="start"
        fontFamily={LETTER_FONT}
        fontSize="lg"
        lineHeight="1.55"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        isPinned
      >
        <LazySignedText>{ending}</LazySignedText>
      </Paper>
    </Folded>
  );
}

const Folded = chakra('details', {
  base: {
    marginTop: '2',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      width: 'fit-content',
      minHeight: '11',
      marginX: 'auto',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      color: 'fg.muted',
      cursor: 'pointer',
    },
  },
});
