import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { type AppStores, AppStoresContext } from '../../shared/context/appStores.ts';
import { BackendContext } from '../../shared/context/useBackend.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { system } from '../theme/system.ts';

export interface Rendered {
  host: HTMLElement;
  /** The current address with its query. */
  address: () => string;
  /** The browser's back button. */
  goBack: () => void;
  close: () => void;
}

/** The app's routes in a test page, opened at an address. */
export function renderAt(path: string, backend: Backend, stores: AppStores): Rendered {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let shown = '';
  let goBack = () => {};
  function Address() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    return null;
  }
  root.render(
    <ChakraProvider value={system}>
      <BackendContext.Provider value={backend}>
        <AppStoresContext.Provider value={stores}>
          <MemoryRouter initialEntries={[path]}>
            <Address />
            <AppRoutes />
          </MemoryRouter>
        </AppStoresContext.Provider>
      </BackendContext.Provider>
    </ChakraProvider>,
  );
  return {
    host,
    address: () => shown,
    goBack: () => goBack(),
    close: () => {
      root.unmount();
      host.remove();
    },
  };
}
