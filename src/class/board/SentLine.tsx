import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { History, Lightbulb, MessageSquare } from 'lucide-react';
import { useShownClass } from '../page/classContext.ts';
import { Sheet } from '../page/Sheet.tsx';
import { boardText } from '../text/board.ts';
import { readSent, type Sent } from './readSent.ts';

/**
 * The last message or hint that the teacher sent, and a button that lists all. The line is there from the start, so
 * that no card moves when the first is sent.
 */
export function SentLine({ onOpen }: { onOpen: () => void }) {
  const { board } = useShownClass();
  const [last, ...others] = readSent(board);
  return (
    <Flex as="section" aria-label={boardText.sent.title} align="center" gap="3" marginTop="3" minHeight="11">
      {last ? (
        <Line sent={last} isShort />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {boardText.sent.nothing}
        </Text>
      )}
      {others.length > 0 && (
        <Button variant="ghost" flex="none" paddingX="3" onClick={onOpen}>
          <History aria-hidden /> {boardText.sent.all(others.length + 1)}
        </Button>
      )}
    </Flex>
  );
}

/** All that the teacher has sent, the latest first. */
export function SentSheet({ onClose }: { onClose: () => void }) {
  const { board } = useShownClass();
  return (
    <Sheet title={boardText.sent.title} facts={boardText.sent.facts} width={38} onClose={onClose}>
      <chakra.ol listStyleType="none" paddingX={{ base: '4', md: '6' }} paddingY="4">
        {readSent(board).map((sent) => (
          <chakra.li
            key={`${sent.at} ${sent.team} ${sent.type}`}
            paddingY="2"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Line sent={sent} />
          </chakra.li>
        ))}
      </chakra.ol>
    </Sheet>
  );
}

function Line({ sent: { type, at, team, words }, isShort = false }: { sent: Sent; isShort?: boolean }) {
  const { board } = useShownClass();
  const name = board.teams.find((each) => each.team === team)?.name ?? null;
  const Icon = type === 'hint' ? Lightbulb : MessageSquare;
  return (
    <Flex gap="2.5" minWidth="0" flex="1" textStyle="sm" align="baseline">
      <chakra.span flex="none" color="accent" alignSelf="center">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <Text as="span" color="fg.muted" flex="none" fontVariantNumeric="tabular-nums">
        {boardText.sent.at(new Date(at))}
      </Text>
      <Text minWidth="0" overflowWrap="anywhere" {...(isShort && { lineClamp: { base: 2, md: 1 } })}>
        {boardText.sent[type](name, words)}
      </Text>
    </Flex>
  );
}
