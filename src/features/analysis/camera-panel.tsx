import '@mantine/core/styles/Switch.css';
import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconBulb, IconBulbOff, IconCameraOff, IconCameraRotate } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StringKey } from '../../strings/catalogue.ts';
import { useT } from '../../strings/use-t.ts';
import { toast, toastDuration } from '../../ui/toast.tsx';
import classes from './camera-panel.module.css';
import { captureFrame, drawVideo } from './capture-frame.ts';
import { FocusArea } from './focus-area.tsx';
import type { FrameAdvice } from './judge-frame.ts';
import { canFocus, hasTorch, setTorch } from './phone-camera.ts';
import { useCamera } from './use-camera.ts';
import { useFrameAdvice } from './use-frame-advice.ts';

const adviceTexts = { dark: 'camera.dark', blurred: 'camera.blurred' } as const satisfies Record<
  FrameAdvice,
  StringKey
>;

type CameraPanelProps = {
  /** Takes the frame over; resolves to whether it is kept, and the screen about to go on to it. */
  onCapture: (frame: ArrayBuffer, name: string) => Promise<{ ok: boolean }>;
  /** Stands between the preview and the buttons, which the thumb must reach. */
  children: ReactNode;
};

/** The camera's live picture, all of it, and the buttons that go with it. */
export function CameraPanel({ onCapture, children }: CameraPanelProps) {
  const t = useT();
  const { stream, facing, start, stop, switchFacing } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(false);
  const [lit, setLit] = useState(false);
  const advice = useFrameAdvice(video, stream);
  const track = stream?.getVideoTracks()[0];

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    // One aims by it; on a low screen a part of it lies beyond the end.
    if (stream) video.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    setLit(false);
  }, [stream]);

  const tell = (key: 'camera.noAccess' | 'camera.switchFailed') =>
    toast.error({ title: t('camera.error'), message: t(key), duration: toastDuration.short });

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    await work().finally(() => setBusy(false));
  }
  const toggle = (on: boolean) =>
    whileBusy(async () => {
      if (!on) stop();
      else if (!(await start())) await tell('camera.noAccess');
    });
  const turn = () =>
    whileBusy(async () => {
      if (!(await switchFacing())) await tell('camera.switchFailed');
    });
  const light = (track: MediaStreamTrack) =>
    whileBusy(async () => {
      await setTorch(track, !lit);
      setLit(!lit);
    });
  const capture = () =>
    whileBusy(async () => {
      const element = video.current;
      const draw = element ? drawVideo(element) : async () => null;
      const outcome = await captureFrame({ stream, video: element, draw }).catch(() => null);
      // Until the screen has gone on the shutter stays shut: a second tap would be a second picture, at the price of one.
      if (outcome?.ok) return setTaken((await onCapture(outcome.frame, outcome.name)).ok);
      const message = outcome?.why === 'no-stream' ? t('camera.noStream') : undefined;
      await toast.error({ title: t('camera.captureFailed'), message, duration: toastDuration.short });
    });

  return (
    <div className={classes.panel}>
      <div className={classes.preview} data-off={!stream || undefined}>
        <video
          ref={video}
          className={classes.video}
          data-mirrored={facing === 'user' || undefined}
          hidden={!stream}
          aria-label={t('camera.preview')}
          autoPlay
          playsInline
          muted
        />
        {track && facing === 'environment' && canFocus(track) && <FocusArea track={track} label={t('camera.focus')} />}
        {!stream && (
          <div className={classes.off}>
            <IconCameraOff size={36} stroke={1.2} />
            <span>{t('camera.off')}</span>
            <Button disabled={busy} onClick={() => void toggle(true)}>
              {t('camera.turnOn')}
            </Button>
          </div>
        )}
      </div>
      <p role="status" className={classes.advice}>
        {advice && t(adviceTexts[advice])}
      </p>
      {children}
      <div className={classes.controls} data-on={stream !== null || undefined}>
        <Switch
          label={t('camera.toggle')}
          onLabel={t('camera.on')}
          offLabel={t('camera.offShort')}
          checked={stream !== null}
          disabled={busy}
          onChange={(event) => void toggle(event.currentTarget.checked)}
        />
        {stream && (
          <>
            <button
              type="button"
              className={classes.shutter}
              aria-label={t('camera.capture')}
              disabled={busy || taken}
              onClick={() => void capture()}
            />
            <div className={classes.tools}>
              {track && hasTorch(track) && (
                <ActionIcon
                  aria-label={t('camera.light')}
                  aria-pressed={lit}
                  disabled={busy}
                  onClick={() => void light(track)}
                >
                  {lit ? <IconBulbOff size={24} stroke={1.6} /> : <IconBulb size={24} stroke={1.6} />}
                </ActionIcon>
              )}
              <ActionIcon aria-label={t('camera.switch')} disabled={busy} onClick={() => void turn()}>
                <IconCameraRotate size={24} stroke={1.6} />
              </ActionIcon>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
