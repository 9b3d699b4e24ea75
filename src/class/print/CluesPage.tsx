import {
  Box,
  Button,
  Link as ChakraLink,
  chakra,
  Flex,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { ArrowLeft, Printer } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Room } from '../../../core/room/model.ts';
import { LETTER_FONT } from '../../play/reading/letterFont.ts';
import { SignedText } from '../../play/signs/SignedText.tsx';
import { useBackend } from '../../shared/context/useBackend.ts';
import { CheckField } from '../../shared/form/CheckField.tsx';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { languageProps } from '../../shared/language/languageProps.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PaperOnly } from '../../shared/page/PrintStyle.tsx';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { printText } from '../text/print.ts';
import { type ClueSheet, clueSheetsOf } from './clueSheets.ts';

/**
 * `/projects?clues=…`: the clues of the creator's own room on paper, for a game that is partly played in a
 * real room.
 */
export function CluesPage({ roomId }: { roomId: string }) {
  const { rooms } = useBackend();
  const load = useCallback(() => rooms.loadRoom(roomId), [rooms, roomId]);
  const room = useAnswer(load, 'failed');
  const { clues } = printText;
  return (
    <>
      <PageTitle page={clues.page} />
      <PaperOnly margin="15mm" />
      <Flex
        as="nav"
        aria-label={clues.breadcrumb}
        mb="2"
        textStyle="sm"
        css={{ '@media print': { display: 'none' } }}
      >
        <ChakraLink asChild color="link" minH="11">
          <Link to="/projects">
            <ArrowLeft size="1.1em" aria-hidden /> {clues.back}
          </Link>
        </ChakraLink>
      </Flex>
      {room === null ? (
        <>
          <VisuallyHidden role="status">{clues.loading}</VisuallyHidden>
          <Skeleton height="40rem" borderRadius="lg" aria-hidden />
        </>
      ) : room === 'failed' ? (
        <Panel>
          <FuseBox title={clues.failed} />
        </Panel>
      ) : (
        <Sheets room={room} />
      )}
    </>
  );
}

function Sheets({ room }: { room: Room }) {
  const sheets = useMemo(() => clueSheetsOf(room), [room]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { clues } = printText;
  const printed = sheets.filter(({ id }) => !left.has(id));
  function include(id: string, isIncluded: boolean): void {
    const others = [...left].filter((each) => each !== id);
    setLeft(new Set(isIncluded ? others : [...others, id]));
  }
  return (
    <>
      <Flex
        wrap="wrap"
        align="end"
        justify="space-between"
        gap="4"
        mb="6"
        css={{ '@media print': { display: 'none' } }}
      >
        <Box flex="1 1 20rem" minW="0">
          <Heading as="h1" size="3xl" lineHeight="1.15" overflowWrap="anywhere">
            {clues.title(room.roomName)}
          </Heading>
          <Text color="fg.muted" mt="1" maxW="46rem">
            {clues.lead}
          </Text>
        </Box>
        {sheets.length > 0 && (
          <Button disabled={printed.length === 0} onClick={() => window.print()}>
            <Printer aria-hidden /> {printText.print}
          </Button>
        )}
      </Flex>
      {sheets.length === 0 ? (
        <EmptyNail title={clues.none} text={clues.noneText} />
      ) : (
        <Stack gap="8" css={{ '@media print': { display: 'block' } }}>
          {sheets.map((sheet, place) => (
            <div key={sheet.id}>
              <CheckField
                label={clues.include(place + 1, sheets.length)}
                isOn={!left.has(sheet.id)}
                onToggle={(isOn) => include(sheet.id, isOn)}
                css={{ '@media print': { display: 'none' } }}
              />
              <OnePage
                room={room}
                sheet={sheet}
                isLeft={left.has(sheet.id)}
                number={clues.sheet(printed.indexOf(sheet) + 1, printed.length)}
              />
            </div>
          ))}
        </Stack>
      )}
    </>
  );
}

interface OnePageProps {
  room: Room;
  sheet: ClueSheet;
  /** Whether the sheet is left out of the print. */
  isLeft: boolean;
  number: string;
}

function OnePage({ room, sheet: { text, uri }, isLeft, number }: OnePageProps) {
  return (
    <Page className="morning" data-left={isLeft || undefined}>
      <Flex justify="space-between" gap="6mm" pb="2.5mm" borderBottom="0.5mm solid black" fontSize="9.5pt">
        <Text
          fontFamily="heading"
          fontWeight="700"
          fontSize="12pt"
          dir="auto"
          minW="0"
          overflowWrap="anywhere"
        >
          {room.roomName}
        </Text>
        {!isLeft && <Text flex="none">{number}</Text>}
      </Flex>
      {text !== '' && (
        <Letter {...languageProps(room.language)} style={{ fontSize: sizeFor(text) }}>
          <SignedText>{text}</SignedText>
        </Letter>
      )}
      {uri !== null && <Picture uri={uri} data-alone={text === '' || undefined} />}
      <Flex
        justify="space-between"
        gap="6mm"
        mt="auto"
        pt="2.5mm"
        borderTop="0.3mm solid black"
        fontSize="9pt"
      >
        <span>{printText.clues.foot}</span>
        <span>{window.location.host}</span>
      </Flex>
    </Page>
  );
}

/** Returns the largest font size at which the text fits on a page. */
function sizeFor({ length }: string): string {
  if (length < 320) return '20pt';
  return length < 900 ? '15pt' : '11.5pt';
}

const Page = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: '210mm',
    minHeight: { md: '180mm' },
    padding: { base: '5', md: '15mm' },
    bg: 'white',
    color: 'black',
    boxShadow: 'lifted',
    '&[data-left]': { opacity: '0.4' },
    '@media print': {
      maxWidth: 'none',
      // Within the margins of the sheet.
      minHeight: '264mm',
      padding: '0',
      boxShadow: 'none',
      breakAfter: 'page',
      '&[data-left]': { display: 'none' },
    },
  },
});

const Letter = chakra('div', {
  base: {
    position: 'relative',
    width: '100%',
    maxWidth: '156mm',
    marginX: 'auto',
    marginTop: '14mm',
    padding: { base: '6', md: '14mm' },
    border: '0.5mm solid black',
    borderRadius: '1mm',
    fontFamily: LETTER_FONT,
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // The pin.
    _before: {
      content: '""',
      position: 'absolute',
      top: '-3.5mm',
      insetInlineStart: 'calc(50% - 3.5mm)',
      boxSize: '7mm',
      borderRadius: 'full',
      border: '0.5mm solid black',
      bg: 'white',
    },
  },
});

const Picture = chakra(ItemPicture, {
  base: {
    alignSelf: 'center',
    width: '70mm',
    maxWidth: '100%',
    height: '70mm',
    marginY: '10mm',
    padding: '5mm',
    objectFit: 'contain',
    border: '0.5mm solid black',
    borderRadius: '2mm',
    filter: 'grayscale(1)',
    '&[data-alone]': { width: '150mm', height: '150mm' },
  },
});
