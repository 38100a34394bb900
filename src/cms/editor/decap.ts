import type { Component, ComponentType } from 'react';
import type { EntryData } from '../entry-file';

/** An Immutable.js map or list, as Decap passes its data. */
export interface DecapMap {
  get(key: string): unknown;
  toJS(): EntryData;
  clear(): DecapMap;
  merge(fields: object): DecapMap;
  toList(): { push(...items: unknown[]): unknown };
  setIn(path: readonly string[], value: unknown): DecapMap;
  readonly size: number;
}

export const isMap = (value: unknown): value is DecapMap =>
  typeof value === 'object' && value !== null && 'toJS' in value && typeof value.toJS === 'function';

/** The fields of an entry, as its form has them. */
export const formData = (entry: DecapMap): EntryData => {
  const data = entry.get('data');
  return isMap(data) ? data.toJS() : {};
};

/** The properties of a field's control that are used (decapcms.org/docs/custom-widgets). */
export interface ControlProps {
  field: DecapMap;
  value?: unknown;
  onChange(value: unknown): void;
  forID: string;
  /** Ids of the fields around it; none at the top of the form. */
  parentIds?: readonly string[];
  classNameWrapper: string;
  getAsset(path: string, field: DecapMap): { toString(): string };
}

/** What the control of a list remembers of its items. */
export interface ControlState {
  keys?: readonly string[];
  itemsCollapsed?: readonly boolean[];
}

/** A control, as `getWidget` hands it out. */
export type ControlClass = new (
  props: ControlProps,
) => Component<ControlProps, ControlState> & { focus?(path: string): void };

/** The properties of a preview that are used (decapcms.org/docs/customization). */
export interface PreviewProps {
  entry: DecapMap;
  collection: DecapMap;
  getAsset: (path: string) => { toString(): string };
}

/** The part of Decap that is used (decap-cms-core/index.d.ts). */
export interface Decap {
  init(options: { config: unknown }): void;
  registerPreviewStyle(file: string): void;
  registerPreviewTemplate(name: string, component: ComponentType<PreviewProps>): void;
  registerCustomFormat(
    name: string,
    ending: string,
    format: { fromFile(text: string): unknown; toFile(data: EntryData): string },
  ): void;
  registerEventListener(listener: {
    name: 'preSave' | 'postPublish';
    handler: (event: { entry: DecapMap }) => void;
  }): void;
  registerBackend(name: string, backend: new (config: { media_folder: string }) => object): void;
  getWidget(name: string): { control: ControlClass; preview?: unknown; schema?: object };
  registerWidget(name: string, control: ControlClass, preview?: unknown, schema?: object): void;
  /** The words of a language. */
  getLocale(name: string): { ui: { toast: Record<string, string> } };
  registerLocale(name: string, phrases: object): void;
}
