import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { backgroundUri, itemUri } from '../../../core/catalogue/pictureAddresses.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { Light, PaintedScene, Thing } from '../../shared/scene/PaintedScene.tsx';
import { appText } from '../../shared/text/app.ts';
import { ChalkDoor } from './ChalkDoor.tsx';

const DARK =
  'radial-gradient(34% 60% at 61% 52%, transparent 20%, rgb(16 14 40 / 0.62) 80%, rgb(14 14 34 / 0.86))';

/** The page for any other path (SPEC §2): a room whose door is drawn with chalk. */
export function NotFoundScreen() {
  const { title, text, chalk, home } = appText.notFound;
  return (
    <Wall className="evening">
      <PageTitle page={title} />
      <PaintedScene background={backgroundUri('study', 'green')} className="scene">
        <ChalkDoor className="chalk" />
        <Light fill={DARK} blend="normal" />
        <Thing uri={itemUri('rug', 'ruby', 'default')} left={46} top={78.49} width={31} />
        <Thing uri={itemUri('books', 'warm', 'opened')} left={65.57} top={75.78} width={9} />
      </PaintedScene>
      <chakra.div position="relative" zIndex="1" width={PAGE_WIDTH} mx="auto">
        <Chip color="brass.200" borderColor="brass.500">
          404
        </Chip>
        <Heading as="h1" size="5xl" mt="4" mb="3">
          {title}
        </Heading>
        <Text textStyle="lg" maxW="24rem" mb="2">
          {text}
        </Text>
        <Text color="#d2cfdf">{chalk}</Text>
        <Flex gap="3" mt="6" wrap="wrap" direction={{ base: 'column', md: 'row' }}>
          <Button asChild>
            <Link to="/dashboard">
              <DoorOpen aria-hidden /> {home}
            </Link>
          </Button>
          <WayBack />
        </Flex>
      </chakra.div>
    </Wall>
  );
}

/** A back button, only after navigating within the app: the browser's first page has no key. */
function WayBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  if (key === 'default') return null;
  return (
    <Button variant="ghost" onClick={() => navigate(-1)}>
      {appText.notFound.back}
    </Button>
  );
}

const Wall = chakra('div', {
  base: {
    flex: '1',
    position: 'relative',
    display: 'grid',
    alignItems: { base: 'end', lg: 'center' },
    minHeight: 'calc(100dvh - var(--nav-height))',
    paddingY: '12',
    overflow: 'hidden',
    color: 'fg',
    bg: '#0e0f22',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '1',
      backgroundImage: {
        base: 'linear-gradient(0deg, #0e0f22 40%, rgb(14 15 34 / 0.3) 58%, transparent 70%)',
        md: 'linear-gradient(0deg, #0e0f22 26%, rgb(14 15 34 / 0.3) 38%, transparent 50%)',
        lg: 'linear-gradient(90deg, #0e0f22 8%, rgb(14 15 34 / 0.86) 34%, transparent 56%)',
      },
    },
    '& .scene': {
      position: 'absolute',
      width: { base: '55rem', md: 'calc((100dvh - var(--nav-height)) * 1.45)', lg: 'max(118%, 63rem)' },
      left: { base: '-21.5rem', md: 'calc(50% - (100dvh - var(--nav-height)) * 0.89)', lg: 'auto' },
      right: { lg: '-6%' },
      top: { base: '-1rem', md: '0', lg: '50%' },
      translate: { base: '0 0', lg: '0 -52%' },
    },
    '& .chalk': { position: 'absolute', left: '53.5%', top: '17%', width: '16%', overflow: 'visible' },
  },
});
