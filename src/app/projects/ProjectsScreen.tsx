import { Box, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { Room } from '../../../core/room/model.ts';
import { ClassesContext, useClasses } from '../../class/opening/classes.ts';
import { OpenClasses } from '../../class/opening/OpenClasses.tsx';
import { Bin } from '../../rooms/projects/Bin.tsx';
import { KeptDrafts } from '../../rooms/projects/KeptDrafts.tsx';
import { ProjectsHeader } from '../../rooms/projects/ProjectsHeader.tsx';
import { ProjectsContext } from '../../rooms/projects/projectsContext.ts';
import { WantedResults } from '../../rooms/results/WantedResults.tsx';
import { createProjectsStore, type ProjectsStore } from '../../rooms/store/projectsStore.ts';
import { projectsText } from '../../rooms/text/projects.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { lazyScreen } from '../routes/lazyScreen.tsx';
import { OwnRooms } from './OwnRooms.tsx';

const InsightsPage = lazyScreen('insights', async () => {
  return (await import('../../insights/page/InsightsPage.tsx')).InsightsPage;
});

const ClassPage = lazyScreen('class', async () => {
  return (await import('../../class/page/ClassPage.tsx')).ClassPage;
});

const CluesPage = lazyScreen('clues', async () => {
  return (await import('../../class/print/CluesPage.tsx')).CluesPage;
});

const StoredPage = lazyScreen('stored', async () => {
  return (await import('../../class/stored/StoredPage.tsx')).StoredPage;
});

const OpeningSheet = lazyScreen('opening', async () => {
  return (await import('../../class/opening/OpeningSheet.tsx')).OpeningSheet;
});

/**
 * /projects: the creator's own rooms, with statistics and actions (SPEC §2); with `?insights=`, how one is played; with
 * `?class=`, a class that plays one, with `?clues=`, its clues on paper.
 */
export function ProjectsScreen() {
  const [address] = useSearchParams();
  const sessionId = address.get('class');
  if (sessionId) return <ClassPage key={sessionId} sessionId={sessionId} />;
  return <RoomsScreen address={address} />;
}

function RoomsScreen({ address }: { address: URLSearchParams }) {
  const store = useProjects();
  return (
    <ProjectsContext value={store}>
      <Box width={PAGE_WIDTH} mx="auto" py={{ base: '8', md: '12' }}>
        <View address={address} store={store} />
      </Box>
    </ProjectsContext>
  );
}

function View({ address, store }: { address: URLSearchParams; store: ProjectsStore }) {
  const insights = address.get('insights');
  if (insights) return <InsightsPage key={insights} roomId={insights} />;
  const clues = address.get('clues');
  if (clues) return <CluesPage key={clues} roomId={clues} />;
  return address.get('show') === 'stored' ? <StoredPage /> : <Projects store={store} />;
}

function Projects({ store }: { store: ProjectsStore }) {
  // Not the whole state, since each of its changes would draw all rows again.
  const rooms = useStore(store, (state) => state.rooms);
  const drafts = useStore(store, (state) => state.drafts);
  const isReady = useStore(store, (state) => state.status === 'ready');
  const userId = useProfile((profile) => profile.userId);
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  const classes = useClasses();
  return (
    <ClassesContext value={classes}>
      <PageTitle page={projectsText.page} />
      <ProjectsHeader isPro={isPro} rooms={isReady ? rooms : null} />
      <Stack gap="4">
        <OpenClasses />
        <KeptDrafts drafts={drafts} />
        <OwnRooms rooms={rooms} onRetry={() => store.getState().load(userId)} />
      </Stack>
      <Bin />
      <WantedResults />
      <WantedOpening />
    </ClassesContext>
  );
}

/** `?open-class=`: the sheet on which a class is opened. */
function WantedOpening() {
  const [address, setAddress] = useSearchParams();
  const roomId = address.get('open-class');
  return (
    roomId && <OpeningSheet key={roomId} roomId={roomId} onClose={() => setAddress({}, { replace: true })} />
  );
}

/** Loads the stage's large code with the first cover. */
async function drawLazily(room: Room): Promise<string> {
  const { drawCover } = await loadChunk('cover', () => import('../../editor/stage/drawCover.ts'));
  return drawCover(room);
}

function useProjects(): ProjectsStore {
  const { rooms, calls, drafts, uploads } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  const [store] = useState(() =>
    createProjectsStore({ rooms, calls, drafts, uploads, drawCover: drawLazily }),
  );
  useEffect(() => void store.getState().load(userId), [store, userId]);
  return store;
}
