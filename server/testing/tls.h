// For tests: a certificate that nobody has signed, and a connection that does not mind.
#pragma once

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <cstdio>
#include <string>

#include "server/testing/client.h"

namespace penta::server::testing {

// Writes both files in PEM format.
inline void write_certificate(const std::string& cert_file, const std::string& key_file) {
  EVP_PKEY* key = EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256");
  X509* cert = X509_new();
  ASN1_INTEGER_set(X509_get_serialNumber(cert), 1);
  X509_gmtime_adj(X509_getm_notBefore(cert), 0);
  X509_gmtime_adj(X509_getm_notAfter(cert), 3600);
  X509_set_pubkey(cert, key);
  X509_NAME* name = X509_get_subject_name(cert);
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(cert, name);
  X509_sign(cert, key, EVP_sha256());
  std::FILE* file = std::fopen(cert_file.c_str(), "w");
  PEM_write_X509(file, cert);
  std::fclose(file);
  file = std::fopen(key_file.c_str(), "w");
  PEM_write_PrivateKey(file, key, nullptr, nullptr, 0, nullptr, nullptr);
  std::fclose(file);
  X509_free(cert);
  EVP_PKEY_free(key);
}

class TlsWire : public Wire {
 public:
  // With `ciphers`, those of TLS 1.2.
  explicit TlsWire(std::uint16_t port, const char* ciphers = nullptr)
      : Wire(port), context_(SSL_CTX_new(TLS_client_method())), ssl_(SSL_new(context_)) {
    if (ciphers != nullptr) {
      SSL_set_max_proto_version(ssl_, TLS1_2_VERSION);
      SSL_set_cipher_list(ssl_, ciphers);
    }
    SSL_set_fd(ssl_, file());
    secure_ = SSL_connect(ssl_) == 1;
  }
  ~TlsWire() override {
    SSL_free(ssl_);
    SSL_CTX_free(context_);
  }
  bool secure() const { return secure_; }
  bool write(std::string_view bytes) override {
    return SSL_write(ssl_, bytes.data(), static_cast<int>(bytes.size())) > 0;
  }
  std::string read_some() override {
    std::string bytes(16384, '\0');
    const int got = SSL_read(ssl_, bytes.data(), static_cast<int>(bytes.size()));
    bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return bytes;
  }

 private:
  SSL_CTX* context_;
  SSL* ssl_;
  bool secure_ = false;
};

}  // namespace penta::server::testing
