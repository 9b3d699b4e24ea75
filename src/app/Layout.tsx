import { chakra, Link } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { OfflineBanner } from '../components/OfflineBanner.tsx';
import { appText } from '../text/app.ts';
import { NavigationBar } from './navigation/NavigationBar.tsx';
import { usePageChange } from './usePageChange.ts';

/** The navigation bar over the screen. */
export function Layout() {
  const main = usePageChange();
  return (
    <>
      <Link
        href="#main"
        position="absolute"
        top="-20"
        insetStart="4"
        zIndex="skipNav"
        px="4"
        py="2"
        bg="accent"
        color="fg.onAccent"
        borderRadius="md"
        _focusVisible={{ top: '3' }}
      >
        {appText.skipToContent}
      </Link>
      <NavigationBar />
      <OfflineBanner />
      <chakra.main
        ref={main}
        id="main"
        tabIndex={-1}
        flex="1"
        display="flex"
        flexDirection="column"
        outline="none"
      >
        <Outlet />
      </chakra.main>
    </>
  );
}
