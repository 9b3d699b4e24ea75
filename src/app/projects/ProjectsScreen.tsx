import { Box, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import type { Room } from '../../../core/room/model.ts';
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

/** /projects: the creator's own rooms, with statistics and actions (SPEC §2); with `?insights=`, how one is played. */
export function ProjectsScreen() {
  const store = useProjects();
  const [address] = useSearchParams();
  const wanted = address.get('insights');
  return (
    <ProjectsContext value={store}>
      <Box width={PAGE_WIDTH} mx="auto" py={{ base: '8', md: '12' }}>
        {wanted ? <InsightsPage key={wanted} roomId={wanted} /> : <Projects store={store} />}
      </Box>
    </ProjectsContext>
  );
}

function Projects({ store }: { store: ProjectsStore }) {
  const state = useStore(store);
  const userId = useProfile((profile) => profile.userId);
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  return (
    <>
      <PageTitle page={projectsText.page} />
      <ProjectsHeader isPro={isPro} rooms={state.status === 'ready' ? state.rooms : null} />
      <Stack gap="4">
        <KeptDrafts drafts={state.drafts} />
        <OwnRooms rooms={state.rooms} onRetry={() => state.load(userId)} />
      </Stack>
      <Bin />
      <WantedResults />
    </>
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
