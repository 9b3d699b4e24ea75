import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useCaptionAtTop } from '../../notices/useCaptionAtTop.ts';
import { useGameplay } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { MARK_LOOKS } from '../marks/markLooks.ts';
import { useMates } from '../teamContext.ts';
import { useSlip } from './useSlip.ts';

/** Tells at the top of the stage what somebody else did, and screen readers as well. */
export function NewsSlip() {
  const slip = useSlip();
  const isCaptionAtTop = useCaptionAtTop();
  const line = useLineNews();
  const needsLine = useGameplay((s) => s.actFailure === 'offline' && s.sent.length === 0);
  const text = needsLine ? togetherText.line.needsLine : (slip?.text ?? line?.text ?? null);
  const seat = needsLine ? null : (slip?.by ?? line?.seat ?? null);
  return (
    <Box
      role="status"
      position="absolute"
      insetInline="0"
      // Below the line of own news, and at the other side than captions.
      {...(isCaptionAtTop ? { bottom: '3.5' } : { top: { base: '3.25rem', md: '3.5' } })}
      css={{
        _wideRoom: { top: isCaptionAtTop ? 'auto' : '3.25rem' },
        _sideways: { top: '2', bottom: 'auto' },
      }}
      zIndex="3"
      display="flex"
      justifyContent="center"
      paddingX="3"
      pointerEvents="none"
    >
      {text !== null && (
        <Flex
          key={text}
          align="center"
          gap="2.5"
          maxWidth="34rem"
          minHeight="11"
          paddingX="4"
          paddingY="1.5"
          bg="#1d1320"
          color="#fff6e2"
          borderRadius="full"
          border="1.5px solid"
          borderColor={(seat !== null && MARK_LOOKS[seat]?.line) || '#a06d22'}
          boxShadow="lifted"
          animationName="fade-in"
          animationDuration="160ms"
        >
          {seat !== null && <Mark seat={seat} size={24} />}
          <Text fontSize="md" fontWeight="600" lineHeight="1.3" overflowWrap="anywhere">
            {text}
          </Text>
        </Flex>
      )}
    </Box>
  );
}

/** Milliseconds that a change of a line is told. */
const STAYS = 4000;

/** Who has lost the connection, or is back. */
function useLineNews(): { seat: number; text: string } | null {
  const mates = useMates();
  const silent = mates
    .filter(({ isSilent }) => isSilent)
    .map(({ seat }) => seat)
    .join();
  const [known, setKnown] = useState(silent);
  const [news, setNews] = useState<{ seat: number; text: string } | null>(null);
  if (silent !== known) {
    setKnown(silent);
    const [before, now] = [known, silent].map((seats) => seats.split(',').filter(Boolean).map(Number));
    const lost = now?.find((seat) => !before?.includes(seat));
    const back = before?.find((seat) => !now?.includes(seat));
    const mate = mates.find(({ seat }) => seat === (lost ?? back));
    const { line } = togetherText;
    if (mate)
      setNews({ seat: mate.seat, text: lost === undefined ? line.back(mate.name) : line.lost(mate.name) });
  }
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), STAYS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
