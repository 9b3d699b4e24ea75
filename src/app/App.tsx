import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type AppStores, AppStoresContext } from '../shared/context/appStores.ts';
import { BackendContext } from '../shared/context/useBackend.ts';
import { useLanguage } from '../shared/language/useLanguage.ts';
import { ErrorBoundary } from '../shared/load/ErrorBoundary.tsx';
import { LoadFailure } from '../shared/load/LoadFailure.tsx';
import { isEmbedded } from '../shared/page/isEmbedded.ts';
import type { Backend } from '../shared/ports/backend.ts';
import { createAppStores } from './createAppStores.ts';
import { LazyToasts } from './layout/LazyToasts.tsx';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { EmbeddedRoutes } from './routes/EmbeddedRoutes.tsx';
import { afterFirstPaint } from './start/afterFirstPaint.ts';
import { markSignedIn } from './start/signedInMark.ts';
import { system } from './theme/system.ts';

/** The whole app over a backend. Choosing another language renders everything again and keeps all state. */
export function App({ backend }: { backend: Backend }) {
  useLanguageOfPage();
  const [stores] = useState(() => createAppStores(backend));
  useWatchedUser(stores);
  return (
    <ChakraProvider value={system}>
      <BackendContext.Provider value={backend}>
        <AppStoresContext.Provider value={stores}>
          <ErrorBoundary fallback={(error, reset) => <LoadFailure error={error} onRetry={reset} />}>
            <BrowserRouter>{isEmbedded ? <EmbeddedRoutes /> : <AppRoutes />}</BrowserRouter>
          </ErrorBoundary>
          <LazyToasts />
        </AppStoresContext.Provider>
      </BackendContext.Provider>
    </ChakraProvider>
  );
}

/** Sets the page's language, for screen readers, translation and hyphenation. */
function useLanguageOfPage() {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}

/** Watches the signed-in user, beginning after the first render. */
function useWatchedUser({ profile }: AppStores) {
  useEffect(() => {
    let stop = () => {};
    const cancel = afterFirstPaint(() => {
      stop = profile.getState().watch();
    });
    const forget = profile.subscribe(markSignedIn);
    return () => {
      cancel();
      stop();
      forget();
    };
  }, [profile]);
}
