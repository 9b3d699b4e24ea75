import { Button, Flex, Text } from '@chakra-ui/react';
import { Presentation, Users } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { isEmbedded } from '../../shared/page/isEmbedded.ts';
import { gameplayText } from '../text/gameplay.ts';
import { NEW_PARTY, PARTY } from '../together/partyAddress.ts';

/** Opens a party of the room. In a frame it leads to the room's own page, which has an address to share. */
export function PlayTogether({ roomId }: { roomId: string }) {
  const apart = isEmbedded && { target: '_blank', rel: 'noreferrer' };
  return (
    <Plate
      material="enamel"
      size="large"
      flex={{ base: '1 1 auto', sm: '0 0 auto' }}
      paddingX={{ base: '4', sm: '8' }}
      css={SMALL_ON_PHONES}
      asChild
    >
      <Link to={`/gameplay/${encodeURIComponent(roomId)}?${PARTY}=${NEW_PARTY}`} {...apart}>
        <Users aria-hidden />
        {gameplayText.together}
      </Link>
    </Plate>
  );
}

/** There the board lies over the page, so only the start is large. */
const SMALL_ON_PHONES = {
  smDown: {
    height: '11',
    fontSize: '1.2rem',
    borderRadius: 'md',
    '&::before, &::after': { display: 'none' },
  },
} as const;

/** Leads a teacher to the sheet on which a class is opened, by way of the login. */
export function PlayWithClass({ roomId }: { roomId: string }) {
  const { open, text } = gameplayText.withClass;
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1.5" marginBottom="4">
      <Button asChild variant="outline">
        <Link to={`/projects?${new URLSearchParams({ 'open-class': roomId })}`}>
          <Presentation aria-hidden />
          {open}
        </Link>
      </Button>
      <Text color="fg.muted" textStyle="sm" flex="1 1 12rem">
        {text}
      </Text>
    </Flex>
  );
}
