import { chakra, Link } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { FoldBarContext } from '../../shared/page/foldedBar.ts';
import { NOTCH } from '../../shared/page/notch.ts';
import { OfflineBanner } from '../../shared/page/OfflineBanner.tsx';
import { OwnOfflineContext } from '../../shared/page/ownOffline.ts';
import { appText } from '../../shared/text/app.ts';
import { NavigationBar } from '../navigation/NavigationBar.tsx';
import { Foot } from './Foot.tsx';
import { LazyHelp } from './LazyHelp.tsx';
import { LazyWelcomeMail } from './LazyWelcomeMail.tsx';

interface LayoutProps {
  /** With wallpaper, or plain for pages to work in. */
  ground?: 'papered' | 'calm';
  /** Whether the page has a footer; not while playing or building. */
  hasFoot?: boolean;
  /**
   * Whether the bar is always folded to the logo and the screen fills the window without scrolling; otherwise only in
   * play.
   */
  foldsBar?: boolean;
}

/** The navigation bar above the screen. */
export function Layout({ ground = 'papered', hasFoot = false, foldsBar = false }: LayoutProps) {
  const main = usePageChange();
  const [isAtPlay, setAtPlay] = useState(false);
  const [isOfflineTold, setOfflineTold] = useState(false);
  const isBarFolded = foldsBar || isAtPlay;
  return (
    <Ground look={ground} fillsWindow={isBarFolded}>
      <Link
        href="#main"
        position="absolute"
        top="-20"
        insetStart="4"
        zIndex="skipNav"
        px="4"
        py="2"
        layerStyle="brassPlate"
        borderRadius="md"
        _focusVisible={{ top: '3' }}
      >
        {appText.skipToContent}
      </Link>
      {!isBarFolded && <NavigationBar />}
      {!isAtPlay && !isOfflineTold && <OfflineBanner />}
      {!isAtPlay && <LazyWelcomeMail />}
      <LazyHelp />
      {isBarFolded && <NavigationBar isFolded />}
      <chakra.main
        ref={main}
        id="main"
        tabIndex={-1}
        flex={isBarFolded ? '1 1 0' : '1 0 auto'}
        minW="0"
        overflowY={isBarFolded ? 'auto' : undefined}
        minHeight={hasFoot && !isBarFolded ? 'calc(100dvh - var(--nav-height))' : undefined}
        display="flex"
        flexDirection="column"
        outline="none"
      >
        <FoldBarContext value={setAtPlay}>
          <OwnOfflineContext value={setOfflineTold}>
            <Outlet />
          </OwnOfflineContext>
        </FoldBarContext>
      </chakra.main>
      {hasFoot && !isBarFolded && <Foot />}
    </Ground>
  );
}

const LAMPLIGHT = 'radial-gradient(70rem 30rem at 50% -10rem, rgb(255 205 120 / 0.13), transparent 70%)';

const Ground = chakra('div', {
  base: { flex: '1', display: 'flex', flexDirection: 'column' },
  variants: {
    fillsWindow: {
      true: {
        flex: 'none',
        height: '100dvh',
        '--nav-height': `calc(2.75rem + ${NOTCH.top})`,
        '--mark-width': '3rem',
      },
    },
    look: {
      papered: { backgroundImage: `var(--wallpaper), ${LAMPLIGHT}` },
      calm: { backgroundImage: LAMPLIGHT },
    },
  },
});

/**
 * After navigating to another page: scrolls to its top and focuses it, so that screen readers and Tab start
 * there. Replaced addresses (a new room gets its id) and the back button leave both alone.
 */
function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isStep = useNavigationType() === 'PUSH';
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (!isStep) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, isStep]);
  return main;
}
