import { Box, Button, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { ArrowLeft, MonitorOff, Printer } from 'lucide-react';
import { useCallback } from 'react';
import { partyAddress } from '../../play/together/partyAddress.ts';
import { QrCode } from '../../rooms/share/QrCode.tsx';
import { type SharedAddress, useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PaperOnly } from '../../shared/page/PrintStyle.tsx';
import { OnlyHere } from '../opening/OnlyHere.tsx';
import { classPath } from '../page/classPath.ts';
import { printText } from '../text/print.ts';

/** The cards of one sheet. */
const CARDS = [1, 2, 3, 4];

/** `/projects?class=…&show=cards`: four cards to print and cut out, with the link and code for joining. */
export function CardsPage({ sessionId }: { sessionId: string }) {
  const { calls } = useBackend();
  const load = useCallback(() => calls.showClass({ sessionId }), [calls, sessionId]);
  const board = useAnswer(load, 'failed');
  const address = useSharedAddress();
  const { cards } = printText;
  return (
    <>
      <PageTitle page={cards.page} />
      <PaperOnly margin="0" />
      <Global styles={ONE_SHEET} />
      <Flex
        wrap="wrap"
        align="end"
        justify="space-between"
        gap="4"
        mb="5"
        css={{ '@media print': { display: 'none' } }}
      >
        <Box flex="1 1 20rem">
          <Heading as="h1" size="3xl" lineHeight="1.15">
            {cards.title}
          </Heading>
          <Text color="fg.muted" mt="1">
            {cards.lead}
          </Text>
          {address.isForThisMachine && (
            <Notice tone="warning" mt="3">
              <MonitorOff aria-hidden />
              <Box>
                <OnlyHere />
              </Box>
            </Notice>
          )}
        </Box>
        <Flex gap="2.5" wrap="wrap">
          <Button asChild variant="outline">
            <Link to={classPath(sessionId)}>
              <ArrowLeft aria-hidden /> {cards.back}
            </Link>
          </Button>
          <Button disabled={board === null || board === 'failed'} onClick={() => window.print()}>
            <Printer aria-hidden /> {printText.print}
          </Button>
        </Flex>
      </Flex>
      {board === null ? (
        <Skeleton height="40rem" borderRadius="lg" />
      ) : board === 'failed' ? (
        <Panel>
          <FuseBox title={cards.failed} />
        </Panel>
      ) : (
        <Scroller>
          <Sheet className="morning">
            {CARDS.map((card) => (
              <Card key={card} {...board} {...address} />
            ))}
          </Sheet>
        </Scroller>
      )}
    </>
  );
}

interface CardProps extends Pick<SharedAddress, 'origin' | 'host'> {
  roomId: string;
  roomName: string;
  code: string;
}

function Card({ roomId, roomName, code, origin, host }: CardProps) {
  const { cards } = printText;
  return (
    <CutOut>
      <Flex align="center" gap="3mm">
        <Flag />
        <Box minW="0">
          <Text
            fontFamily="heading"
            fontWeight="700"
            fontSize="16pt"
            lineHeight="1.1"
            dir="auto"
            lineClamp="2"
          >
            {roomName}
          </Text>
          <Text fontSize="9pt">{cards.wayIn}</Text>
        </Box>
      </Flex>
      <Box
        width="57mm"
        mx="auto"
        mt="4mm"
        border="0.5mm solid black"
        borderRadius="1.5mm"
        overflow="hidden"
        padding="0.5mm"
      >
        <QrCode address={partyAddress(roomId, code, origin)} width="55mm" margin={4} />
      </Box>
      <Text mt="4mm" fontSize="10.5pt" textAlign="center" lineHeight="1.35">
        {cards.camera}
        <br />
        <strong>{host}</strong> {cards.andType}
      </Text>
      <Flex justify="center" gap="1.6mm" mt="3mm" aria-hidden>
        {[...code].map((sign, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is a place
          <Tag key={place} data-half={place === code.length / 2 ? '' : undefined}>
            {sign}
          </Tag>
        ))}
      </Flex>
      <Text mt="2.5mm" fontSize="9pt" textAlign="center">
        {cards.inWords} <strong>{inWords(code)}</strong>
      </Text>
      <Flex justify="space-between" mt="auto" pt="2.5mm" borderTop="0.3mm solid black" fontSize="9pt">
        <span>
          {cards.team} <Blank />
        </span>
        <span>{cards.noAccount}</span>
      </Flex>
    </CutOut>
  );
}

/** Returns a code as it is spelled out. */
export function inWords(code: string): string {
  return [...code].map((sign) => printText.spelling[sign] ?? sign).join(', ');
}

/** The outline of a pennant, which the team can colour in. */
function Flag() {
  return (
    <svg viewBox="0 0 40 48" width="9mm" height="10.8mm" fill="none" stroke="black" aria-hidden="true">
      <path d="M6 5h28v38l-14-8-14 8z" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M3.5 5h33" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

/** Keeps the print to one page; a second one would be blank. */
const ONE_SHEET = { '@media print': { body: { height: '296mm', overflow: 'hidden' } } } as const;

const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    paddingBottom: '4',
    '@media print': {
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      overflow: 'visible',
      padding: '0',
    },
  },
});

/** A page of A4. */
const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '105mm 105mm',
    gridTemplateRows: '148mm 148mm',
    width: '210mm',
    marginX: 'auto',
    bg: 'white',
    color: 'black',
    boxShadow: 'lifted',
    '@media print': { boxShadow: 'none' },
  },
});

const CutOut = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    padding: '9mm 8mm 7mm',
    breakInside: 'avoid',
    border: '0 dashed #777',
    '&:nth-of-type(odd)': { borderInlineEndWidth: '1px' },
    '&:nth-of-type(-n + 2)': { borderBottomWidth: '1px' },
  },
});

const Tag = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '10.5mm',
    height: '13mm',
    border: '0.5mm solid black',
    borderRadius: '1.6mm',
    fontSize: '20pt',
    fontWeight: '800',
    lineHeight: '1',
    '&[data-half]': { marginInlineStart: '3mm' },
  },
});

const Blank = chakra('span', {
  base: { display: 'inline-block', width: '29mm', borderBottom: '0.3mm solid black' },
});
