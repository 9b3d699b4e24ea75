import { Heading, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { languageProps } from '../../../shared/language/languageProps.ts';
import { isFound, type SoughtSummary } from '../../gameplay/useRoom.ts';
import { gameplayText } from '../../text/gameplay.ts';

interface RoomHeadingProps {
  summary: SoughtSummary;
  marginTop?: string;
}

/** The name of the room behind a door. Its place is kept until it is known, so that nothing below it moves. */
export function RoomHeading({ summary, marginTop }: RoomHeadingProps) {
  return (
    <Heading
      as="h1"
      {...languageProps(isFound(summary) ? summary.language : null)}
      size={{ base: '2xl', md: '3xl' }}
      marginTop={marginTop}
      overflowWrap="anywhere"
    >
      {summary === null ? <Sought /> : isFound(summary) ? summary.roomName : gameplayText.pageTitle}
    </Heading>
  );
}

function Sought() {
  return (
    <>
      <VisuallyHidden>{gameplayText.loadingAll}</VisuallyHidden>
      <Skeleton aria-hidden height="1lh" width="70%" bg="rgb(20 10 10 / 0.35)" />
    </>
  );
}
