import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  type DefaultToastOptions,
  resolveValue,
  type Toast,
  toast,
  useToaster,
} from 'react-hot-toast/headless';
import { alertGlyph } from '../components/form/error-text';
import { glyphs, Icon } from '../components/icon';
import * as styles from './toasts-live.module.css';

export { toast };

/** Milliseconds of spec section 4. The library itself keeps at most 20 toasts. */
const times: DefaultToastOptions = {
  duration: 4000,
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  removeDelay: 1000,
};

const icons: Partial<Record<Toast['type'], string>> = { success: glyphs.check, error: alertGlyph };

const ToastCard = ({ toast: shown, onClose }: { toast: Toast; onClose: () => void }) => (
  // A dismissed toast stays for its way out, where nothing in it can be reached any more.
  <div className={styles.toast} data-type={shown.type} inert={!shown.visible}>
    <div className={styles.card}>
      {shown.type === 'loading' && <span className={styles.spinner} />}
      {icons[shown.type] && (
        <span className={styles.sign}>
          <Icon path={icons[shown.type] ?? ''} />
        </span>
      )}
      <div className={styles.text}>{resolveValue(shown.message, shown)}</div>
      <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
        <Icon path={glyphs.close} />
      </button>
    </div>
  </div>
);

/** The toasts themselves, put into the regions that the page already has. */
export const LiveToasts = ({ alerts, notes }: { alerts: HTMLElement; notes: HTMLElement }) => {
  const { toasts, handlers } = useToaster(times);
  const { startPause, endPause } = handlers;
  const holders = useRef(new Set<'pointer' | 'focus'>());
  const cameFrom = useRef<HTMLElement | null>(null);
  const isEmpty = toasts.length === 0;

  const hold = (by: 'pointer' | 'focus') => {
    if (holders.current.size === 0) startPause();
    holders.current.add(by);
  };
  const release = (by: 'pointer' | 'focus') => {
    if (holders.current.delete(by) && holders.current.size === 0) endPause();
  };

  // The last toast may vanish from under the pointer, which then never leaves it; later ones would stay for ever.
  useEffect(() => {
    if (!isEmpty) return;
    holders.current.clear();
    endPause();
  }, [isEmpty, endPause]);

  // Whoever closes one with the keyboard goes on where they were.
  const close = (id: string) => {
    toast.dismiss(id);
    cameFrom.current?.focus({ preventScroll: true });
    release('focus');
  };

  const listen = {
    // A finger never leaves what it has touched.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
      hold('focus');
    },
    onBlur: () => release('focus'),
  };

  const cards = (shown: readonly Toast[]) => (
    <div className={styles.stack} {...listen}>
      {shown.map((each) => (
        // A toast that starts afresh is a new element, so that it is announced again.
        <ToastCard key={`${each.id} ${each.createdAt}`} toast={each} onClose={() => close(each.id)} />
      ))}
    </div>
  );

  return (
    <>
      {createPortal(cards(toasts.filter(({ type }) => type === 'error')), alerts)}
      {createPortal(cards(toasts.filter(({ type }) => type !== 'error')), notes)}
    </>
  );
};
