import { Tabs } from '@chakra-ui/react';
import { DoorOpen, Image, Lamp, Layers } from 'lucide-react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { DRAWER_WIDTHS } from '../frame/drawers.ts';
import { useIsFolded } from '../frame/useIsFolded.ts';
import { useIsMiddling } from '../frame/useIsMiddling.ts';
import { LayersTab } from '../layers/LayersTab.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { EDITOR_TABS, type EditorTab } from '../store/editorData.ts';
import { editorText } from '../text/editor.ts';
import { ItemsTab } from './items/ItemsTab.tsx';
import { RoomTab } from './room/RoomTab.tsx';
import { tabsRecipe } from './tabsRecipe.ts';
import { ThemesTab } from './themes/ThemesTab.tsx';

const PARTS: Record<EditorTab, { icon: ReactNode; Content: ComponentType }> = {
  themes: { icon: <Image />, Content: ThemesTab },
  items: { icon: <Lamp />, Content: ItemsTab },
  room: { icon: <DoorOpen />, Content: RoomTab },
  layers: { icon: <Layers />, Content: LayersTab },
};

/** Hides the drawer while something is dragged out of it. */
const ASIDE = { '&:has([data-dragged])': { opacity: 0, pointerEvents: 'none' } } as const;

/** The palette's tabs (SPEC §2 "Editor"); in medium windows a rail that opens each as a drawer. */
export function EditorTabs() {
  const activeTab = useEditor((state) => state.activeTab);
  const { setActiveTab, closeDrawer } = useEditorActions();
  const isRail = useIsMiddling();
  const isFolded = useIsFolded('palette') && isRail;

  function drawOut(tab: EditorTab): void {
    if (tab === activeTab && !isFolded) closeDrawer();
    else setActiveTab(tab);
  }
  return (
    <Tabs.Root
      recipe={tabsRecipe}
      value={activeTab}
      onValueChange={({ value }) => {
        const tab = EDITOR_TABS.find((other) => other === value);
        if (tab && !isRail) setActiveTab(tab);
      }}
      orientation={isRail ? 'vertical' : 'horizontal'}
      activationMode={isRail ? 'manual' : 'automatic'}
      lazyMount
      unmountOnExit
      h="full"
      display="flex"
      flexDirection="column"
      minH="0"
    >
      <Tabs.List
        flexShrink="0"
        flexDirection={{ lg: 'column', xl: 'row' }}
        px={{ base: '1', lg: '0', xl: '2' }}
        py={{ lg: '2', xl: '0' }}
        gap={{ lg: '1', xl: '0' }}
        position="sticky"
        top="0"
        bg="bg.panel"
        zIndex="1"
      >
        {EDITOR_TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            data-guide={tab}
            aria-expanded={isRail ? tab === activeTab && !isFolded : undefined}
            flex={{ base: '1', lg: 'none', xl: '1' }}
            justifyContent="center"
            px="0"
            gap={{ base: '1.5', lg: '1' }}
            textStyle={{ base: 'sm', lg: 'xs' }}
            flexDirection={{ lg: 'column' }}
            h={{ lg: '14' }}
            css={{ '& svg': { boxSize: '4', flexShrink: '0' } }}
            onClick={() => isRail && drawOut(tab)}
          >
            {PARTS[tab].icon}
            {editorText.tabs[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {EDITOR_TABS.map((tab) => (
        <Tabs.Content
          key={tab}
          value={tab}
          flex="1"
          minH="0"
          overflowY="auto"
          // Contains elements for screen readers, which would otherwise lengthen the page.
          position="relative"
          p={{ base: '4', lg: '3' }}
          px={{ base: '4', lg: '3', xl: '2' }}
          data-drawer={isRail ? '' : undefined}
          {...(isRail && {
            display: isFolded ? 'none' : 'block',
            position: 'absolute',
            insetBlock: '0',
            insetInlineStart: '100%',
            w: `${DRAWER_WIDTHS.palette}px`,
            bg: 'bg.panel',
            borderInlineEndWidth: '1px',
            borderColor: 'border',
            boxShadow: 'panel',
            css: ASIDE,
          })}
        >
          {createElement(PARTS[tab].Content)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
