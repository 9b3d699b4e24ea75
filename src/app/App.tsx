import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { Toasts } from '../components/Toasts.tsx';
import { type AppStores, AppStoresContext } from '../stores/appStores.ts';
import { type Backend, BackendContext } from '../stores/backend.ts';
import { createProfileStore } from '../stores/profileStore.ts';
import { createTabStore } from '../stores/tabStore.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { system } from './theme/system.ts';

/** The whole app over a backend. */
export function App({ backend }: { backend: Backend }) {
  const [stores] = useState(() => createAppStores(backend));
  useWatchedUser(stores);
  return (
    <ChakraProvider value={system}>
      <BackendContext.Provider value={backend}>
        <AppStoresContext.Provider value={stores}>
          <ErrorBoundary fallback={(error, reset) => <LoadFailure error={error} onRetry={reset} />}>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </ErrorBoundary>
          <Toasts />
        </AppStoresContext.Provider>
      </BackendContext.Provider>
    </ChakraProvider>
  );
}

function createAppStores({ auth }: Backend): AppStores {
  return { profile: createProfileStore(auth), tab: createTabStore() };
}

/** The sign-in service is asked only once there is something to see. */
function useWatchedUser({ profile }: AppStores) {
  useEffect(() => {
    let stop = () => {};
    const cancel = afterFirstPaint(() => {
      stop = profile.getState().watch();
    });
    return () => {
      cancel();
      stop();
    };
  }, [profile]);
}
