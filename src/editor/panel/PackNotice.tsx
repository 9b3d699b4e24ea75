import { Button, Flex, Text } from '@chakra-ui/react';
import { Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PackId, priceOf } from '../../../core/account/products.ts';
import { DOOR_ID, type ItemId, type SceneId } from '../../../core/room/model.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { presentFormats } from '../../shared/language/formats.ts';
import { packsText } from '../../shared/text/packs.ts';
import { BuyPack } from '../problems/BuyPack.tsx';
import { useUnownedPacks } from '../problems/useFindings.ts';
import { useChooseBackground } from '../scenes/useChooseBackground.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';

/** Says that a thing's pack is not owned, with links to buy the pack or remove the thing. */
export function PackNotice({ id }: { id: ItemId }) {
  const { dispatch } = useEditorActions();
  const pack = useUnownedPacks().find(({ items }) => items.includes(id))?.pack;
  if (!pack) return null;
  return (
    <OfPack pack={pack} words={editorText.panel.ofPack}>
      {id !== DOOR_ID && (
        <Button variant="outline" size="sm" onClick={() => dispatch({ type: 'deleteItem', id })}>
          {editorText.panel.takeOut}
        </Button>
      )}
    </OfPack>
  );
}

interface BackgroundPackNoticeProps {
  scene: SceneId;
  /** Whether other backgrounds are already visible, so that no button needs to show them. */
  areOthersShown: boolean;
}

/** Says that the pack of a scene's background is not owned, with links to buy the pack or choose another background. */
export function BackgroundPackNotice({ scene, areOthersShown }: BackgroundPackNoticeProps) {
  const chooseBackground = useChooseBackground();
  const pack = useUnownedPacks().find(({ scenes = [] }) => scenes.includes(scene))?.pack;
  if (!pack) return null;
  return (
    <OfPack pack={pack} words={editorText.panel.backgroundOfPack}>
      {!areOthersShown && (
        <Button variant="outline" size="sm" onClick={chooseBackground}>
          {editorText.panel.anotherBackground}
        </Button>
      )}
    </OfPack>
  );
}

interface OfPackProps {
  pack: PackId;
  words: (pack: string, price: string) => string;
  /** Buttons that solve the problem without buying the pack. */
  children: ReactNode;
}

function OfPack({ pack, words, children }: OfPackProps) {
  return (
    <Notice tone="warning" role="status">
      <Tag aria-hidden />
      <div>
        <Text>{words(packsText.names[pack], presentFormats().money(priceOf(pack)))}</Text>
        <Flex gap="2" mt="2" wrap="wrap">
          <BuyPack pack={pack} />
          {children}
        </Flex>
      </div>
    </Notice>
  );
}
