import { AspectRatio, Box, chakra, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import type { CoverFrame } from '../../../core/catalogue/coverFrames.ts';
import { CoverPlaceholder } from '../../rooms/card/CoverPlaceholder.tsx';
import { FramedPicture } from '../../shared/kit/FramedPicture.tsx';
import { useGameplay } from '../table/gameContext.ts';
import { preloadGameTable } from '../table/gameTableChunk.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { gameplayText } from '../text/gameplay.ts';
import { IntroductionLetter } from './IntroductionLetter.tsx';
import { IntroductionSheet } from './IntroductionSheet.tsx';
import { StartLedge } from './StartLedge.tsx';

/** The parts of a room's page that the play itself does not know; a preview leaves them out. */
interface IntroductionCardProps {
  /** Shown above the name. */
  back?: ReactNode;
  /** Replaces the creator's name. */
  byline?: ReactNode;
  facts?: ReactNode;
  /** The button to play with others. */
  together?: ReactNode;
  /** The way to play with a class, before the notes. */
  withClass?: ReactNode;
  /** Replaces the stored picture; null while it loads. */
  cover?: string | null;
  /** The picture's frame; wooden by default. */
  frame?: CoverFrame | null;
  /** Shown on the picture's corner. */
  corner?: ReactNode;
  /** Notes to read before the start. */
  told?: ReactNode;
  /** Shown below the notes. */
  proof?: ReactNode;
}

/** A room's page before its start: picture, start button, name, and the story as a letter. */
export function IntroductionCard({
  back,
  byline,
  facts,
  together,
  withClass,
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
      start={<StartLedge together={together} />}
      notes={
        <>
          {withClass}
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
      <IntroductionLetter />
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
