import { AspectRatio, Box, chakra, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import type { CoverFrame } from '../../../core/catalogue/coverFrames.ts';
import { CoverPlaceholder } from '../../rooms/card/CoverPlaceholder.tsx';
import { FramedPicture } from '../../shared/kit/FramedPicture.tsx';
import { Paper } from '../../shared/kit/Paper.tsx';
import { LazySignedText } from '../signs/LazySignedText.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { preloadGameTable } from '../table/gameTableChunk.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { gameplayText } from '../text/gameplay.ts';
import { IntroductionSheet } from './IntroductionSheet.tsx';
import { StartLedge } from './StartLedge.tsx';

/** What a page says of a room beside what its play knows; a preview says nothing more. */
interface IntroductionCardProps {
  /** Above the name. */
  back?: ReactNode;
  /** In place of the creator's name alone. */
  byline?: ReactNode;
  facts?: ReactNode;
  /** In place of the stored picture; null while it is on its way. */
  cover?: string | null;
  /** Of the picture; the wooden one unless told. */
  frame?: CoverFrame | null;
  /** On the picture's corner. */
  corner?: ReactNode;
  /** What is to be known before the start. */
  told?: ReactNode;
  /** Below that. */
  proof?: ReactNode;
}

/** The room's page before its start: picture, start, name, and the story as a letter. */
export function IntroductionCard({
  back,
  byline,
  facts,
  cover,
  frame = null,
  corner,
  told,
  proof,
}: IntroductionCardProps) {
  useEffect(preloadGameTable, []);
  const roomName = useGameplay((s) => s.roomName);
  const language = useRoomLanguage();
  return (
    <IntroductionSheet
      picture={
        <FramedPicture frame={frame} corner={corner}>
          <Cover drawn={cover} />
        </FramedPicture>
      }
      start={<StartLedge />}
      notes={
        <>
          {told}
          {proof}
        </>
      }
      title={
        <>
          {back}
          <Heading as="h1" {...language} size={{ base: '3xl', md: '4xl' }} overflowWrap="anywhere">
            {roomName}
          </Heading>
          <Text color="fg.muted" marginTop="2" overflowWrap="anywhere">
            {byline ?? <Creator />}
          </Text>
          {facts}
        </>
      }
    >
      <Letter />
    </IntroductionSheet>
  );
}

function Creator() {
  const creator = useGameplay((s) => s.creator);
  return creator === '' ? null : <span>{gameplayText.by(creator)}</span>;
}

function Cover({ drawn }: { drawn: string | null | undefined }) {
  const stored = useGameplay((s) => s.imageUrl);
  const imageUrl = drawn === undefined ? stored : drawn;
  const roomName = useGameplay((s) => s.roomName);
  return (
    <AspectRatio ratio={16 / 9} bg="bg.deep">
      {imageUrl ? (
        <chakra.img src={imageUrl} alt="" objectFit="cover" fetchPriority="high" />
      ) : (
        <Box>{imageUrl === '' && <CoverPlaceholder seed={roomName} />}</Box>
      )}
    </AspectRatio>
  );
}

/** The creator's own words, pinned to the wall. */
function Letter() {
  const introduction = useGameplay((s) => s.introduction);
  const language = useRoomLanguage();
  return (
    <Paper isPinned rotate="0.7deg">
      <Text
        {...(introduction ? language : {})}
        fontSize={{ base: 'md', md: 'lg' }}
        lineHeight="1.6"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textWrap="pretty"
      >
        {introduction ? <LazySignedText>{introduction}</LazySignedText> : gameplayText.noIntroduction}
      </Text>
    </Paper>
  );
}
