import type { Schema, Struct } from '@strapi/strapi';

export interface SiteReader extends Struct.ComponentSchema {
  collectionName: 'site_readers';
  info: {
    description: 'Who reads, without a name';
    displayName: 'Reader';
  };
  attributes: {
    discipline: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    years: Schema.Attribute.Integer;
  };
}

export interface SiteSource extends Struct.ComponentSchema {
  collectionName: 'site_sources';
  info: {
    description: 'A page that the article rests on';
    displayName: 'Source';
  };
  attributes: {
    checked: Schema.Attribute.Date;
    copied: Schema.Attribute.Date;
    publisher: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    read: Schema.Attribute.Enumeration<['opened', 'copy']>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    url: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'site.reader': SiteReader;
      'site.source': SiteSource;
    }
  }
}
