import { Button } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { FoldBarContext } from '../../shared/page/foldedBar.ts';
import { OfflineBanner } from '../../shared/page/OfflineBanner.tsx';
import { ownPath } from '../../shared/page/ownPath.ts';
import { PageMessage } from '../../shared/page/PageMessage.tsx';
import { embeddedText } from '../../shared/text/embedded.ts';
import { GameplayScreen } from './screens.ts';

/** Routes in another site's frame: one room without navigation, and a link out for everything else. */
export function EmbeddedRoutes() {
  return (
    <Routes>
      <Route element={<BareLayout />}>
        <Route path="gameplay/:roomId" element={<GameplayScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Route>
    </Routes>
  );
}

function BareLayout() {
  const [isAtPlay, setAtPlay] = useState(false);
  return (
    <>
      {!isAtPlay && <OfflineBanner />}
      <main id="main" style={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
        <FoldBarContext value={setAtPlay}>
          <Outlet />
        </FoldBarContext>
      </main>
    </>
  );
}

function Elsewhere() {
  const { pathname } = useLocation();
  return (
    <PageMessage icon={<ExternalLink />} title={embeddedText.elsewhere} level={1}>
      <Button asChild>
        <a href={ownPath(pathname)} target="_blank" rel="noreferrer">
          {embeddedText.open}
        </a>
      </Button>
    </PageMessage>
  );
}
